import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { findStates } from '#mocks/states/find-states.ts';
import { stateHref } from '#mocks/states/state-href.ts';
import type { State } from '#mocks/states/state.ts';
import { STATE_IDS, STATES, type StateId } from '#mocks/states/states.ts';
import { Field } from '#shared/ui/field.tsx';
import { Headline } from '#shared/ui/headline.tsx';
import { Pills } from '#shared/ui/pills.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { ThemeToggle } from '#shared/ui/theme-toggle.tsx';
import { LiveFrame } from './live-frame.tsx';
import { SIZE_IDS, SIZES, TEXT_SIZES, THEMES, type Variant } from './variants.ts';
import { readView, viewHref, type View } from './view.ts';

const BASE = import.meta.env.BASE_URL;

/** The variants of the built thumbnails, such as `desktop-light`, set by `npm run build:demo -- --storyboard`. */
const VARIANTS = String(import.meta.env['VITE_STORYBOARD_PICTURES'] ?? '')
  .split(' ')
  .filter(Boolean);

/** The thumbnail of a state in a variant, or in the first built variant. */
function thumbnailOf({ id }: State, { size, theme }: Variant): string {
  const variant = VARIANTS.find((name) => name === `${size}-${theme}`) ?? VARIANTS[0];
  return `${BASE}storyboard/${variant}/${id}.jpg`;
}

/** A list of all states, and the selected state live. */
export function Storyboard() {
  const [view, setView] = useState(() => readView(location));
  const change = (part: Partial<View>) => setView((before) => ({ ...before, ...part }));
  const areas = findStates(view.words);
  const found = areas.flatMap(({ states }) => states);
  const list = useRef<HTMLElement>(null);

  useEffect(() => history.replaceState(history.state, '', viewHref(view)), [view]);

  useEffect(() => {
    const followAddress = () => setView(readView(location));
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // The radio buttons use the arrow keys themselves.
    const isInRadioGroup = event.target instanceof Element && event.target.closest('fieldset');
    if (step === undefined || isInRadioGroup) return;
    event.preventDefault();
    const next = found[found.findIndex(({ id }) => id === view.state) + step];
    if (next) change({ state: next.id });
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, []);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current?.contains(document.activeElement)) link?.focus();
    else link?.scrollIntoView({ block: 'nearest' });
  }, [view.state]);

  function choose(event: MouseEvent, state: StateId) {
    // With a modifier key, the browser opens another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    change({ state });
  }

  return (
    <div className="storyboard">
      <header>
        <Headline as="h1" size="md">
          The <em>storyboard</em>
        </Headline>
        <nav aria-label="Demo">
          <a href={BASE}>Demo</a>
          <ThemeToggle />
        </nav>
      </header>
      <search>
        <Field label="Find a state" hint="Words of its title, section, person or address">
          {(ids) => (
            <TextInput {...ids} type="search" value={view.words} onChange={(words) => change({ words })} />
          )}
        </Field>
        <p>
          <span role="status">
            {found.length === STATE_IDS.length
              ? `${found.length} states`
              : `${found.length} of ${STATE_IDS.length} states`}
          </span>
        </p>
      </search>
      <nav ref={list} aria-label="States">
        {found.length === 0 && <p>No matching states.</p>}
        {areas.map(({ area, states }) => (
          <section key={area} aria-label={area}>
            <h2>{area}</h2>
            <ul>
              {states.map((state) => (
                <li key={state.id}>
                  <a
                    href={viewHref({ ...view, state: state.id })}
                    aria-current={state.id === view.state || undefined}
                    onClick={(event) => choose(event, state.id)}
                  >
                    {VARIANTS.length > 0 && <img loading="lazy" src={thumbnailOf(state, view)} alt="" />}
                    <span>
                      <span>{state.title}</span>
                      <small>{state.sentence}</small>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <ShownState view={view} change={change} />
    </div>
  );
}

interface ShownStateProps {
  view: View;
  change(part: Partial<View>): void;
}

/** The selected state live, with the controls of its variant. */
function ShownState({ view, change }: ShownStateProps) {
  const { size, theme, text } = view;
  const state: State = STATES[view.state];
  return (
    <main id="main">
      <header>
        <div>
          <h2 aria-live="polite">{state.title}</h2>
          <p>
            <span>{`${state.section} · ${state.user?.name ?? 'signed out'} · `}</span>
            <code>{state.id}</code>
          </p>
        </div>
        <nav aria-label="This state">
          <a href={stateHref(state, BASE, { theme })} target="_blank" rel="noopener">
            Open in a tab<span className="sr-only">{`: ${state.title}`}</span>
          </a>
        </nav>
      </header>
      <div className="storyboard-variant">
        <Pills
          legend="Width"
          isLegendHidden
          options={SIZE_IDS.map((value) => ({ value, label: `${SIZES[value].width} px` }))}
          value={size}
          onChange={(next) => change({ size: next })}
        />
        <Pills
          legend="Theme"
          isLegendHidden
          options={THEMES.map((value) => ({ value, label: value === 'light' ? 'Light' : 'Dark' }))}
          value={theme}
          onChange={(next) => change({ theme: next })}
        />
        <Pills
          legend="Text size"
          isLegendHidden
          options={TEXT_SIZES.map((value) => ({ value, label: `${value}%` }))}
          value={text}
          onChange={(next) => change({ text: next })}
        />
      </div>
      <LiveFrame key={state.id} state={state} size={size} theme={theme} text={text} />
    </main>
  );
}
