import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { defineConfig, type Plugin } from 'vitest/config';
import solid from 'vite-plugin-solid';
import { courseNames, readEntry } from './src/lesson_index';
import { headings, readMarkdown } from './src/markdown';

// The engine, built by `cmake --preset P && cmake --build --preset P` for P wasm and wasm-classic, or named: the whole of
// it, and the module for the classic suits, which the page loads first.
const built = (path: string) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));
const whole = process.env.WARREN_WASM ?? built('wasm/warren.wasm');
const classic = process.env.WARREN_CLASSIC_WASM ?? built('wasm-classic/warren_classic.wasm');

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
      for (const [module, preset] of [
        [whole, 'wasm'],
        [classic, 'wasm-classic'],
      ]) {
        if (!existsSync(module!))
          this.error(
            `${module} is missing; build it: cmake --preset ${preset} && cmake --build --preset ${preset}`,
          );
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
      const ofOne = /[/.](?:words|rules)-(en|es)-[^/]*$/; // of one language
      const isWide = (path: string) => /\/(warren[-.]|lessons-[a-z-]+-wide-)/.test(path); // for more than the classic suits
      const of = (lang: string) => paths.filter((path) => !isWide(path) && ofOne.exec(path)?.[1] === lang);
      const source = readFileSync(new URL('./src/sw.js', import.meta.url), 'utf8');
      const filled = source
        .replace('__FILES__', JSON.stringify(paths.filter((path) => !ofOne.test(path) && !isWide(path))))
        .replace('__WIDE_FILES__', JSON.stringify(paths.filter(isWide)))
        .replace('__FILES_OF__', JSON.stringify({ en: of('en'), es: of('es') }))
        .replace('__PRINT__', print.digest('hex').slice(0, 16));
      writeFileSync(join(out, 'sw.js'), filled);
    },
  };
}

// `*.md?headings`: the headings of a rules page alone. Sections are known by the English ones in every language.
function headingsOfRules(): Plugin {
  return {
    name: 'warren-headings',
    load: {
      filter: { id: /\.md\?headings$/ },
      handler(id) {
        const text = readFileSync(id.replace('?headings', ''), 'utf8');
        return `export default ${JSON.stringify(headings(readMarkdown(text)).map((one) => one.text))}`;
      },
    },
  };
}

// `course?index`: what the lessons of a course are about, without the lessons.
function indexOfLessons(): Plugin {
  return {
    name: 'warren-lessons',
    load: {
      filter: { id: /\/course\?index$/ },
      handler(id) {
        const file = id.replace('?index', '');
        const read = (name: string) => readFileSync(join(dirname(file), `${name}.lesson`), 'utf8');
        const all = courseNames(readFileSync(file, 'utf8')).map((name) => readEntry(name, read(name)));
        return `export default ${JSON.stringify(all)}`;
      },
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

// Few scripts, not forty: the first page, the table, each game at it, the rules, the lessons' pages, what is rarely
// wanted, what few tables need, for each language its words and its rules, and for each game its lessons, those of
// expansions apart. Files pack better together, and each costs a head of its own.
const rulesParts =
  /\/figures\.tsx?$|\/(Rules|RulesBook|RulesText|Markdown|Figure)\.tsx$|\/(rules|at_hand|markdown|land)\.tsx?$/;
const rareParts =
  /\/(SetUp|OptionField|Replay|About|OpenLink|SpoiltList|everything|rescue|Legend)\.tsx?$|\/games\/building\//;
const lessonParts =
  /\/(Course|LessonTable|LessonPanel)\.tsx$|\/lessons\.ts$|\/words\/learning\.ts$|\/course\?index$/;
// What only the suits of expansions need.
const wideParts = /\/(theme_)?wide_\w+\.(tsx?|css)$/;
const tableRoots = /\/(Door|PlayNow|games\/(jack_rabbits|rabbihop)\/index)\.tsx$/;

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null;
}
// Whether one of the roots cannot do without it.
function neededBy(
  isRoot: (id: string, isEntry: boolean) => boolean,
  id: string,
  modules: Modules,
  seen = new Set<string>(),
): boolean {
  const info = modules.getModuleInfo(id);
  if (!info || seen.has(id)) return false;
  seen.add(id);
  return isRoot(id, info.isEntry) || info.importers.some((one) => neededBy(isRoot, one, modules, seen));
}
function scriptOf(id: string, modules: Modules) {
  if (wideParts.test(id)) return 'wide';
  const [, language] = /\/(?:words\/|words_|book_)(en|es)\.ts$/.exec(id) ?? [];
  if (language) return `words-${language}`;
  const [, told] = /docs\/(?:rules|summary|glossary)\/.*\.(en|es)\.md/.exec(id) ?? [];
  if (told && !/headings/.test(id)) return `rules-${told}`;
  const [, lessonsOf] = /lessons\/([\w-]+)\/[\w-]+\.lesson/.exec(id) ?? [];
  // Those that choose suits of their own are of no use without the engine that has room for these.
  const wide = lessonsOf && /^option suits=\S*[^CSHD\s]/m.test(readFileSync(id.replace(/\?.*/, ''), 'utf8'));
  if (lessonsOf) return `lessons-${lessonsOf}${wide ? '-wide' : ''}`;
  if (lessonParts.test(id)) return 'learn';
  if (neededBy((_, isEntry) => isEntry, id, modules)) return 'first';
  const [, game] = /\/src\/games\/(jack_rabbits|rabbihop)\//.exec(id) ?? [];
  if (game && neededBy((one) => one.endsWith(`/games/${game}/index.tsx`), id, modules)) return game;
  if (neededBy((one) => tableRoots.test(one), id, modules)) return 'table';
  return rulesParts.test(id) || told ? 'rules' : rareParts.test(id) ? 'later' : 'table';
}

export default defineConfig({
  base: './',
  plugins: [
    solid(),
    headingsOfRules(),
    indexOfLessons(),
    writtenOut(),
    strictPage(),
    serviceWorker(),
    packed(),
  ],
  resolve: {
    alias: [
      { find: /^warren(?=\.(wasm|words-e[ns]))/, replacement: whole.replace(/\.wasm$/, '') },
      { find: /^warren_classic(?=\.(wasm|words-e[ns]))/, replacement: classic.replace(/\.wasm$/, '') },
    ],
  },
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
    setupFiles: 'tests/languages.ts',
    include: ['tests/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
  },
});
