// The rules pages: the same files that `warren rules` prints. The Spanish page has the same headings in the
// same order; refusals name one in their own language, addresses and figures in English.
import type { GameId, Lang } from './engine/contract';
import { readMarkdown, slug, type Block } from './markdown';

const files = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default' });

export interface RulesPage {
  title: string;
  blocks: Block[]; // without the title
  sections: { id: string; english: string; heading: string }[];
}

const headings = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));

export function rulesPage(english: string, shown: string): RulesPage {
  const blocks = readMarkdown(shown);
  const first = blocks[0];
  const titled = first?.kind === 'heading' && first.level === 1;
  const names = headings(readMarkdown(english));
  const sections = headings(blocks).map((block, i) => {
    const name = names[i]?.text ?? block.text;
    return { id: `rule-${slug(name)}`, english: name, heading: block.text };
  });
  return { title: titled ? first.text : '', blocks: titled ? blocks.slice(1) : blocks, sections };
}

export async function loadRules(game: GameId, lang: Lang): Promise<RulesPage> {
  const read = (one: Lang) => files[`../../docs/rules/${game}.${one}.md`]();
  const [english, shown] = await Promise.all([read('en'), read(lang)]);
  return rulesPage(english, shown);
}

// The id of the section that is meant: by its heading in either language, or by the form used in addresses.
export function sectionId(page: RulesPage, section: string): string {
  const wanted = slug(section);
  const exact = page.sections.find((one) => slug(one.english) === wanted || slug(one.heading) === wanted);
  return (exact ?? page.sections.find((one) => slug(one.english).startsWith(wanted)))?.id ?? '';
}
