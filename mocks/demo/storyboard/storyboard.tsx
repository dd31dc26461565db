import { useDeferredValue, useEffect, useState } from 'react';
import { stateHref } from '#mocks/states/state-href.ts';
import type { State } from '#mocks/states/state.ts';
import { STATE_IDS } from '#mocks/states/states.ts';
import { useStore } from '#shared/lib/store.ts';
import { Field } from '#shared/ui/field.tsx';
import { Headline } from '#shared/ui/headline.tsx';
import { Pills } from '#shared/ui/pills.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { ThemeToggle } from '#shared/ui/theme-toggle.tsx';
import { findLooks } from './find-looks.ts';
import { SIZE_IDS, THEMES, type Look } from './looks.ts';
import { picturesToCome } from './stills.ts';
import { Thumbnail } from './thumbnail.tsx';
import { TileBoundary } from './tile-boundary.tsx';
import { readView, viewSearch, type View } from './view.ts';

const BASE = import.meta.env.BASE_URL;
const withLabel = <Id extends string>(value: Id) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
});

/** Every screen in every state, at a glance. */
export function Storyboard() {
  const [view, setView] = useState(() => readView(location.search));
  const change = (part: Partial<View>) => setView((before) => ({ ...before, ...part }));
  const [words, size, theme] = [useDeferredValue(view.words), view.size, view.theme];
  const { areas } = findLooks(words);
  const count = areas.reduce((sum, { states }) => sum + states.length, 0);

  useEffect(() => history.replaceState(history.state, '', viewSearch(view) + location.hash), [view]);

  return (
    <>
      <header className="storyboard-head">
        <div>
          <Headline as="h1" size="lg">
            The <em>storyboard</em>
          </Headline>
          <p>
            Every screen in every state, each one a press away. They run apart from your own demo, which stays
            as you left it.
          </p>
        </div>
        <nav aria-label="Demo">
          <a href={BASE}>To the demo</a>
          <ThemeToggle />
        </nav>
      </header>
      <search className="storyboard-search">
        <Field
          label="Find a state"
          hint="Words of its title, section, person or address; dark, light; 360, 768, 1440"
        >
          {(ids) => (
            <TextInput
              {...ids}
              type="search"
              value={view.words}
              onChange={(words) => change({ words, ...findLooks(words).look })}
            />
          )}
        </Field>
        <Pills
          legend="Width"
          options={SIZE_IDS.map(withLabel)}
          value={view.size}
          onChange={(size) => change({ size })}
        />
        <Pills
          legend="Theme"
          options={THEMES.map(withLabel)}
          value={view.theme}
          onChange={(theme) => change({ theme })}
        />
        <p>
          <span role="status">
            {count === STATE_IDS.length ? `${count} states` : `${count} of ${STATE_IDS.length} states`}
          </span>
          <PicturesToCome />
        </p>
      </search>
      <main id="main" className="storyboard-main">
        {count === 0 && <p>No matching states.</p>}
        {areas.map(({ area, states }) => (
          <section key={area} aria-label={area}>
            <h2>{area}</h2>
            <ul data-size={view.size}>
              {states.map((state) => (
                <StateCard key={`${state.id} ${size} ${theme}`} state={state} look={{ size, theme }} />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}

/** Seen only: heard, it would interrupt with every picture. */
function PicturesToCome() {
  const count = useStore(picturesToCome);
  return count > 0 && <span aria-hidden="true">{` · ${count} to come`}</span>;
}

function StateCard({ state, look }: { state: State; look: Look }) {
  return (
    <li>
      <TileBoundary>
        <Thumbnail state={state} size={look.size} theme={look.theme} />
      </TileBoundary>
      <h3>
        <a
          href={stateHref(state, BASE, { isIsolated: true, theme: look.theme })}
          target="_blank"
          rel="noopener"
        >
          <span>{state.title}</span>
          <span className="sr-only"> (opens in a tab of its own)</span>
        </a>
      </h3>
      <p>
        <span>{`${state.section} · ${state.person?.name ?? 'nobody'} · `}</span>
        <code>{state.id}</code> ·{' '}
        <a href={`#${state.id}`}>
          all looks<span className="sr-only">{` of ${state.title}`}</span>
        </a>
      </p>
    </li>
  );
}
