import { render } from 'solid-js/web';
import { App } from './App';
import { listenForUpdates } from './offline';
import { listenToRoute } from './route';
import './style/style.css';

listenToRoute();
listenForUpdates();
render(() => <App />, document.getElementById('app')!);
