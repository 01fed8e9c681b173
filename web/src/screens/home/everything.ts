// All that is kept as a file, and back.
import { bringIn, looksLikeBackup, writeBackup } from '../../match/backup';
import { kept, keptChanged, owning, store } from '../../match/opening';
import { keptSettings, lang, setSettings } from '../../settings';
import { learnAll, words } from '../../words';
import { downloadText } from '../share';

export { looksLikeBackup };

export function saveAll() {
  const day = new Date().toISOString().slice(0, 10);
  downloadText(writeBackup(store, kept), `warren-${day}.json`, 'application/json');
}

// The settings came in as well, perhaps with a language that cannot be loaded now.
async function readAgain() {
  const brought = keptSettings();
  const spoken = await learnAll(brought.lang).then(
    () => brought.lang,
    () => lang(),
  );
  setSettings({ ...brought, lang: spoken });
}

// Says what came of it.
export async function bringAll(text: string): Promise<string> {
  const busy = await owning.busy();
  const brought = bringIn(text, store, kept, (id) => !busy.has(id));
  keptChanged();
  if (!brought) return words().home.openFailed;
  await readAgain();
  const { came, both, had, spoilt, noRoom } = brought;
  const say = words().keeping;
  return [
    say.came(came + both),
    had ? say.had(had) : '',
    both ? say.both(both) : '',
    spoilt ? say.unread(spoilt) : '',
    noRoom ? say.noRoomFor(noRoom) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
