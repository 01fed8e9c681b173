// The frame of every screen that is not a table.
import { createEffect, type JSX } from 'solid-js';
import { open } from '../opened';
import { Icon } from '../parts/Icon';
import { lang } from '../settings';
import { languages, speak, words } from '../words';

export function useTitle(title: () => string) {
  createEffect(() => {
    document.title = `${title()} · ${words().app.name}`;
  });
}

export function Page(props: { title: string; children: JSX.Element; class?: string }): JSX.Element {
  useTitle(() => props.title);
  return (
    <>
      <TopBar />
      <main id="main" class={`page ${props.class ?? ''}`} tabindex="-1">
        {props.children}
      </main>
      <footer class="foot">
        <p>{words().home.offline}</p>
        <p>
          <a href="#/about">{words().app.about}</a>
        </p>
      </footer>
    </>
  );
}

function TopBar(): JSX.Element {
  return (
    <header class="bar">
      <a class="brand" href="#/">
        <img src="icon.svg" alt="" width="32" height="32" />
        <span>{words().app.name}</span>
      </a>
      <nav class="bar-links" aria-label={words().app.menu}>
        <LangButton />
        <button
          type="button"
          class="icon-button"
          aria-label={words().app.settings}
          onClick={() => open('settings')}
        >
          <Icon name="gear" />
        </button>
        <button type="button" class="icon-button" aria-label={words().app.help} onClick={() => open('help')}>
          <Icon name="help" />
        </button>
      </nav>
    </header>
  );
}

// Offers the other language, in that language.
function LangButton(): JSX.Element {
  const other = () => (lang() === 'en' ? 'es' : 'en');
  return (
    <button type="button" class="text-button" lang={other()} onClick={() => void speak(other())}>
      {languages[other()]}
    </button>
  );
}
