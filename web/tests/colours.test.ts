// Colours are named in the theme files and written down nowhere else.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const named =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
  burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
  darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid
  darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet
  deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro
  ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki
  lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow
  lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine
  mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
  mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab
  orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru
  pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown
  seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan
  teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(/\s+/);
const name = `(?<![\\w-])(?:${named.join('|')})(?![\\w-])`;
const literal =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgb|hsl)a?\(|\b(?:hwb|lab|lch|oklab|oklch|color)\(/;
// Names count only where a colour stands: in a declaration, in an attribute or property of a drawing.
const inStyle = new RegExp(`${literal.source}|:[^;{}]*${name}`, 'i');
const inDrawing = new RegExp(
  `${literal.source}|\\b(?:fill|stroke|color|(?:stop|flood)-color|background)['"]?(?:=\\{?|:\\s*)['"\`]${name}['"\`]`,
  'i',
);

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

// "file:line: text" of every colour in `text`.
function coloursIn(file: string, text: string): string[] {
  const style = file.endsWith('.css');
  const bare = text.replace(/\/\*[^]*?\*\//g, blank).replace(/var\(--[\w-]+\)/g, blank);
  const found = style ? inStyle : inDrawing;
  return bare
    .split('\n')
    .flatMap((line, i) => (found.test(line) ? [`${file}:${i + 1}: ${text.split('\n')[i].trim()}`] : []));
}

const src = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(css|tsx?)$/.test(entry.name))
  .map((entry) => relative(src, join(entry.parentPath, entry.name)));
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const isTheme = (file: string) => /^style.theme\w*\.css$/.test(file);

describe('colours', () => {
  it('stand in the theme files only', () => {
    const others = files.filter((file) => !isTheme(file));
    expect(others.length).toBeGreaterThan(100);
    expect(others.flatMap((file) => coloursIn(file, read(file)))).toEqual([]);
  });

  it('have a name that is used, and no other', () => {
    const all = files.map(read).join('\n');
    const known = [...all.matchAll(/(--[\w-]+): /g)].map(([, name]) => name);
    const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual([...new Set(known)].sort());
  });

  it.each([
    ['a.css', '.a {\n  fill: #fff;\n}'],
    ['a.css', '.a {\n  box-shadow: 0 0 2px rgb(0 0 0 / 0.4);\n}'],
    ['a.css', '.a {\n  border: 1px solid tomato;\n}'],
    ['a.css', '.a {\n  color: oklch(60% 0.1 50);\n}'],
    ['A.tsx', '<g>\n  <path fill="#c9472b" />\n</g>'],
    ['A.tsx', '<g>\n  <path stroke="white" />\n</g>'],
    ['A.tsx', "const pen = {\n  stroke: 'black',\n};"],
  ])('are found in %s: %j', (file, text) => {
    expect(coloursIn(file, text)).toEqual([`${file}:2: ${text.split('\n')[1].trim()}`]);
  });

  it.each([
    ['a.css', '/* red */ .suit-red { fill: var(--red); stroke: currentcolor; white-space: nowrap }'],
    ['a.css', '.a { background: transparent }'],
    ['A.tsx', '<a href="#/rules" class="red"><path fill="none" stroke="var(--art-red)" /></a>'],
  ])('are not seen where there are none: %s %j', (file, text) => {
    expect(coloursIn(file, text)).toEqual([]);
  });
});
