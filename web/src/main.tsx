import { render } from 'solid-js/web';
import { App } from './App';
import { listenForUpdates } from './offline';
import { listenToRoute } from './route';
import { lang, setSettings } from './settings';
import './style/style.css';
import { learn } from './words';

// Better the other language than none.
async function learnOne() {
  await learn(lang()).catch(async () => {
    const other = lang() === 'en' ? 'es' : 'en';
    await learn(other);
    setSettings('lang', other);
  });
}

function show() {
  const place = document.getElementById('app')!;
  const waiting = [...place.childNodes]; // they say how to try again
  try {
    place.replaceChildren();
    render(() => <App />, place);
  } catch (error) {
    place.replaceChildren(...waiting);
    throw error;
  }
}

listenToRoute();
listenForUpdates();
void learnOne().then(show);
