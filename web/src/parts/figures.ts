// Pictures for the rules, made of the same drawings as the games. Each belongs to a section, named by
// its English heading, and follows a given number of its paragraphs, lists and tables.
import type { JSX } from 'solid-js';
import type { GameId, Lang, Text } from '../engine/contract';
import type { Block } from '../markdown';
import type { RulesPage } from '../rules';

export interface Figure {
  after: number;
  aside?: boolean; // small: stands beside the text
  says: Text; // what it shows: stands below it, and is read aloud
  draw(): JSX.Element;
}
export type Figures = Record<string, Figure[]>;
export interface Pictures {
  figures: Figures;
  ground?(): JSX.Element; // what the drawings refer to; has to be on the page once
}

const games: Record<GameId, () => Promise<{ pictures(lang: Lang): Pictures | Promise<Pictures> }>> = {
  'jack-rabbits': () => import('../games/jack_rabbits/figures'),
  rabbihop: () => import('../games/rabbihop/figures'),
};

// If the pictures cannot be loaded, the text of the rules is shown without them.
export const loadPictures = (game: GameId, lang: Lang): Promise<Pictures> =>
  games[game]()
    .then((module) => module.pictures(lang))
    .catch(() => ({ figures: {} }));

// The text, cut where pictures are inserted.
export function illustrated(page: RulesPage, figures: Figures): { blocks: Block[]; figure?: Figure }[] {
  const parts: { blocks: Block[]; figure?: Figure }[] = [{ blocks: [] }];
  let here: Figure[] = [];
  let behind = 0; // blocks since the heading
  for (const block of page.blocks) {
    const heading = block.kind === 'heading' && block.level === 2;
    if (heading) {
      const section = page.sections.find((one) => one.heading === block.text);
      here = figures[section?.english ?? ''] ?? [];
    }
    behind = heading ? 0 : behind + 1;
    const part = parts[parts.length - 1];
    part.blocks.push(block);
    part.figure = here.find((figure) => figure.after === behind);
    if (part.figure) parts.push({ blocks: [] });
  }
  return parts;
}
