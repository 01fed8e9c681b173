// The rules pages: the same files that `warren rules` prints. The Spanish page has the same headings in the
// same order; refusals name one in their own language, addresses and figures in English.
import type { GameId, Lang } from './engine/contract';
import { headings, readMarkdown, slug, type Block } from './markdown';

const files = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default' });
// The English headings alone; vite.config.ts takes them out of the page.
const headingsOf = import.meta.glob<string[]>('../../docs/rules/*.en.md', {
  query: '?headings',
  import: 'default',
});

export interface RulesPage {
  title: string;
  blocks: Block[]; // without the title
  sections: { id: string; english: string; heading: string }[];
}

// What a thing is called in a terminal says nothing in a page: such columns of a table are left out.
function withoutNames(block: Block): Block {
  if (block.kind !== 'table') return block;
  const named = block.head.map((_, i) =>
    block.rows.every((row) => row[i]?.length === 1 && row[i][0].kind === 'code'),
  );
  const shown = <T>(cells: T[]) => cells.filter((_, i) => !named[i]);
  return { ...block, head: shown(block.head), rows: block.rows.map(shown) };
}

export function rulesPage(names: string[], shown: string): RulesPage {
  const blocks = readMarkdown(shown).map(withoutNames);
  const first = blocks[0];
  const titled = first?.kind === 'heading' && first.level === 1;
  const sections = headings(blocks).map((block, i) => {
    const name = names[i] ?? block.text;
    return { id: `rule-${slug(name)}`, english: name, heading: block.text };
  });
  return { title: titled ? first.text : '', blocks: titled ? blocks.slice(1) : blocks, sections };
}

export async function loadRules(game: GameId, lang: Lang): Promise<RulesPage> {
  const [names, shown] = await Promise.all([
    headingsOf[`../../docs/rules/${game}.en.md`](),
    files[`../../docs/rules/${game}.${lang}.md`](),
  ]);
  return rulesPage(names, shown);
}

// The id of the section that is meant: by its heading in either language, or by the form used in addresses.
export function sectionId(page: RulesPage, section: string): string {
  const wanted = slug(section);
  const exact = page.sections.find((one) => slug(one.english) === wanted || slug(one.heading) === wanted);
  return (exact ?? page.sections.find((one) => slug(one.english).startsWith(wanted)))?.id ?? '';
}
