// The tests in a real browser: they need the built page (npm run build:static) and chromium.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: [process.env.WARREN_SEARCH ? 'tests/browser/*.search.ts' : 'tests/browser/*.test.ts'],
    setupFiles: 'tests/languages.ts',
    testTimeout: 300_000, // a busy machine is no failure
    hookTimeout: 60_000,
    maxWorkers: 2,
    retry: 0,
  },
});
