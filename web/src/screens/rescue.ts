// Makes a game again of what is left of a record.
import { kept, openText, throwAway } from '../match/opening';
import { prefix, type Spoilt } from '../match/reading';
import { go } from '../route';

export const spoiltId = ({ key }: Spoilt) => key.slice(prefix.length);

// The record goes only when the game in it is safe.
export async function rescue(spoilt: Spoilt) {
  const id = await openText(spoilt.text ?? spoilt.raw);
  if (!kept.unsaved().some((game) => game.id === id)) await throwAway(spoiltId(spoilt));
  go({ screen: kept.get(id)?.over ? 'replay' : 'table', id });
}
