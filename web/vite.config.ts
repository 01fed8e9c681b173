import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
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

const inFolder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

// A compressed copy beside each file, for servers that send those (ours does): brotli's best level is
// too slow to run at every visit.
function packed(): Plugin {
  let out = '';
  return {
    name: 'warren-packed',
    apply: 'build',
    configResolved: (config) => void (out = join(config.root, config.build.outDir)),
    closeBundle() {
      if (!existsSync(out)) return; // the build failed
      for (const file of inFolder(out)) {
        const data = readFileSync(file);
        const params = {
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        };
        if (extname(file) !== '.br') writeFileSync(`${file}.br`, brotliCompressSync(data, { params }));
      }
    },
  };
}

// sw.js with the list of all files of the build, so that the page works without a network.
function serviceWorker(): Plugin {
  let out = '';
  return {
    name: 'warren-service-worker',
    apply: 'build',
    configResolved: (config) => void (out = join(config.root, config.build.outDir)),
    closeBundle() {
      if (!existsSync(join(out, 'index.html'))) return; // the build failed
      const print = createHash('sha256');
      const files = inFolder(out).filter((file) => file !== join(out, 'sw.js'));
      for (const file of files) print.update(file.slice(out.length)).update(readFileSync(file));
      const list = files.map((file) => '.' + file.slice(out.length).replaceAll('\\', '/'));
      const paths = list.map((file) => (file === './index.html' ? './' : file));
      const source = readFileSync(new URL('./src/sw.js', import.meta.url), 'utf8');
      const filled = source
        .replace('__FILES__', JSON.stringify(paths))
        .replace('__PRINT__', print.digest('hex').slice(0, 16));
      writeFileSync(join(out, 'sw.js'), filled);
    },
  };
}

// Most colours of the themes are the same in light and dark. The built page has those written out where
// they are used: a name costs more than a colour, and the whole page has to stay small.
function writtenOut(): Plugin {
  const folder = fileURLToPath(new URL('./src/style', import.meta.url));
  const themes = inFolder(folder).filter((file) => /theme\w*\.css$/.test(file));
  const colours = new Map<string, string[]>();
  for (const [, name, value] of themes
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
    .matchAll(/(--[\w-]+): ([^;]+);/g))
    colours.set(name, [...(colours.get(name) ?? []), value]);
  const fixed = (name: string) => {
    const [value, ...others] = colours.get(name) ?? [''];
    return !others.length && /^(#|rgb)/.test(value) ? value : null;
  };
  return {
    name: 'warren-written-out',
    apply: 'build',
    transform: {
      filter: { id: /\.(css|tsx?)$/ },
      handler: (code) =>
        code
          .replace(/(--[\w-]+): [^;{}]+;/g, (all, name) => (fixed(name) === null ? all : ''))
          .replace(/var\((--[\w-]+)\)/g, (all, name) => fixed(name) ?? all),
    },
  };
}

// Four scripts, not forty: the first page, the table, the rules, and what is rarely wanted. Files pack better
// together, each costs a head of its own, and the service worker fetches all of them anyway. A module belongs
// to the first of them that cannot do without it.
const scripts: [name: string, root: RegExp][] = [
  ['first', /\/(index\.html|src\/main\.tsx)$/],
  ['table', /\/(Door|PlayNow)\.tsx$|\/games\/(jack_rabbits|rabbihop)\/index\.tsx?$/],
  ['rules', /\/(Rules|RulesText|figures)\.tsx$|\/docs\/rules\//],
];

interface Modules {
  getModuleInfo(id: string): { importers: string[] } | null;
}
function neededBy(root: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return root.test(id.split('?')[0]) || importers.some((one) => neededBy(root, one, modules, seen));
}
const scriptOf = (id: string, modules: Modules) =>
  scripts.find(([, root]) => neededBy(root, id, modules))?.[0] ?? 'later';

export default defineConfig({
  base: './',
  plugins: [solid(), writtenOut(), strictPage(), serviceWorker(), packed()],
  resolve: { alias: [{ find: /^warren\.wasm/, replacement: wasm }] },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: scriptOf, debugName: 'scripts' }],
        },
      },
    },
  },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: ['tests/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
  },
});
