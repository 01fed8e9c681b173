import { render } from 'solid-js/web';
import { App } from './App';
import { listenForUpdates } from './offline';
import { listenToRoute } from './route';
import './style/style.css';

listenToRoute();
listenForUpdates();
const place = document.getElementById('app')!;
const waiting = [...place.childNodes]; // they say how to try again
try {
  place.replaceChildren();
  render(() => <App />, place);
} catch (error) {
  place.replaceChildren(...waiting);
  throw error;
}
