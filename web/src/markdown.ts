// The Markdown that the rules pages and the reckonings use, parsed into plain values: nothing in it can
// become markup of the page. Anything else stays text.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'bold' | 'em'; inner: Inline[] }
  | { kind: 'link'; href: string; inner: Inline[] }
  | { kind: 'ruling' }; // [R]: what we decided ourselves

export type Block =
  | { kind: 'heading'; level: number; text: string; inner: Inline[] }
  | { kind: 'paragraph'; inner: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; blocks: Block[] };

// The first of these that comes in a text. Links only to the web and to places in this page.
const marks =
  /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*([^*\s](?:[^*]*[^*\s])?)\*|\[R\]|\[([^\]]+)\]\(((?:https?:\/\/|#)[^)\s]*)\)|\\([\\`*[\]|])/;

export function readInline(text: string): Inline[] {
  const out: Inline[] = [];
  const plain = (more: string) => {
    const last = out[out.length - 1];
    if (!more) return;
    if (last?.kind === 'text') last.text += more;
    else out.push({ kind: 'text', text: more });
  };
  let rest = text;
  for (let found = marks.exec(rest); found; found = marks.exec(rest)) {
    plain(rest.slice(0, found.index));
    const [all, code, bold, em, link, href, escaped] = found;
    if (code !== undefined) out.push({ kind: 'code', text: code });
    else if (bold !== undefined) out.push({ kind: 'bold', inner: readInline(bold) });
    else if (em !== undefined) out.push({ kind: 'em', inner: readInline(em) });
    else if (link !== undefined) out.push({ kind: 'link', href, inner: readInline(link) });
    else if (escaped !== undefined) plain(escaped);
    else out.push({ kind: 'ruling' });
    rest = rest.slice(found.index + all.length);
  }
  plain(rest);
  return out;
}

const itemStart = /^(\s*)(?:([-*])|(\d+)[.)])\s+(.*)$/;
const ruleLine = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;

function cells(line: string): Inline[][] {
  const inside = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => readInline(cell.trim()));
}

export function readMarkdown(text: string): Block[] {
  return readBlocks(text.replace(/\r\n?/g, '\n').split('\n'));
}

function readBlocks(lines: string[]): Block[] {
  const out: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i];
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (!line.trim()) {
      i++;
    } else if (line.startsWith('```')) {
      const from = ++i;
      while (i < lines.length && !lines[i].startsWith('```')) i++;
      out.push({ kind: 'code', text: lines.slice(from, i++).join('\n') });
    } else if (heading) {
      out.push({
        kind: 'heading',
        level: heading[1].length,
        text: heading[2],
        inner: readInline(heading[2]),
      });
      i++;
    } else if (line.startsWith('>')) {
      const from = i;
      while (i < lines.length && lines[i].startsWith('>')) i++;
      const quoted = lines.slice(from, i).map((one) => one.replace(/^> ?/, ''));
      out.push({ kind: 'quote', blocks: readBlocks(quoted) });
    } else if (line.includes('|') && ruleLine.test(lines[i + 1] ?? '')) {
      const head = cells(line);
      i += 2;
      const rows: Inline[][][] = [];
      while (i < lines.length && lines[i].includes('|') && lines[i].trim()) rows.push(cells(lines[i++]));
      out.push({ kind: 'table', head, rows });
    } else if (itemStart.test(line)) {
      const list = readList(lines, i);
      out.push(list.block);
      i = list.next;
    } else {
      const from = i++;
      while (
        i < lines.length &&
        lines[i].trim() &&
        !/^(#{1,6}\s|```|>)/.test(lines[i]) &&
        !itemStart.test(lines[i])
      )
        i++;
      out.push({ kind: 'paragraph', inner: readInline(joined(lines.slice(from, i))) });
    }
  }
  return out;
}

const joined = (lines: string[]) => lines.map((line) => line.trim()).join(' ');

// Items at the indentation of the first; what is indented further belongs to the item above it.
function readList(lines: string[], from: number): { block: Block; next: number } {
  const first = itemStart.exec(lines[from])!;
  const indent = first[1].length;
  const ordered = first[3] !== undefined;
  const items: Block[][] = [];
  let i = from;
  while (i < lines.length) {
    const start = itemStart.exec(lines[i]);
    if (!start || start[1].length !== indent || (start[3] !== undefined) !== ordered) break;
    const own = [start[4]];
    i++;
    while (i < lines.length) {
      const deeper = /^\s*/.exec(lines[i])![0].length > indent;
      const blankInside = !lines[i].trim() && /^\s+\S/.test(lines[i + 1] ?? '');
      if (!blankInside && (!lines[i].trim() || (!deeper && itemStart.test(lines[i])))) break;
      if (!deeper && !blankInside && /^(#{1,6}\s|```|>)/.test(lines[i])) break;
      own.push(lines[i].slice(Math.min(indent + 2, /^\s*/.exec(lines[i])![0].length)));
      i++;
    }
    items.push(readBlocks(own));
    if (i < lines.length && !lines[i].trim() && itemStart.exec(lines[i + 1] ?? '')?.[1].length === indent)
      i++;
  }
  return { block: { kind: 'list', ordered, start: ordered ? Number(first[3]) : 1, items }, next: i };
}

export function plainText(inner: Inline[]): string {
  return inner.map((one) => ('text' in one ? one.text : 'inner' in one ? plainText(one.inner) : '')).join('');
}

// "Spades: fights" -> "spades-fights"
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

// Of its sections.
export const headings = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
