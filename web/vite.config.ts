import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import solid from 'vite-plugin-solid';

// The engine: built by `cmake --preset wasm && cmake --build --preset wasm`, or named by WARREN_WASM.
const wasm = process.env.WARREN_WASM ?? fileURLToPath(new URL('../build/wasm/warren.wasm', import.meta.url));

// A page that asks for nothing from elsewhere and runs no script but its own. Only in the built page:
// the development server puts its styles into the page as it goes.
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function strictPage(): Plugin {
  return {
    name: 'warren-strict-page',
    apply: 'build',
    buildStart() {
      if (!existsSync(wasm)) {
        this.error(`${wasm} is missing; build it: cmake --preset wasm && cmake --build --preset wasm`);
      }
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

export default defineConfig({
  base: './',
  plugins: [solid(), strictPage()],
  resolve: { alias: [{ find: /^warren\.wasm/, replacement: wasm }] },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { environment: 'node', include: ['tests/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'] },
});
