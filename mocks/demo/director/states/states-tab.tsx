import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { BASE } from '#mocks/demo/start/addresses.ts';
import { findStates } from '#mocks/states/find-states.ts';
import { stateHref } from '#mocks/states/state-href.ts';
import { STATES, type StateId } from '#mocks/states/states.ts';
import { Form, TextField } from '../controls.tsx';
import { useDirector } from '../director.ts';

/** Every state; a press starts it. */
export default function StatesTab() {
  const { backend, showState } = useDirector();
  const { calls, db } = backend;
  const [words, setWords] = useState('');
  const [message, setMessage] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const areas = findStates(words);
  const [first] = areas.flatMap(({ states }) => states);
  // What is there may also come from a file or another tab.
  useSyncExternalStore(calls.subscribe, calls.list);

  // If the panel was opened before this code was loaded, it has the focus itself.
  useEffect(() => {
    const panel = search.current?.closest('.director-panel');
    if (panel && panel === document.activeElement) search.current?.focus();
  }, []);

  async function start(id: StateId) {
    const state = STATES[id];
    // Steps need a page that starts in the state, and may change what only a new page has again.
    const current = Object.values(STATES).find(({ id }) => id === db.meta.scenario);
    if (state.steps ?? current?.steps) return location.assign(stateHref(state, BASE));
    await showState(id);
    return setMessage(`Started: ${state.title}.`);
  }

  return (
    <div className="director-stack">
      <Form onSubmit={() => void (first && start(first.id))}>
        <TextField
          label="Find a state"
          hint="Words of a title, a person or a section. Enter takes the first."
          ref={search}
          type="search"
          value={words}
          onChange={setWords}
        />
      </Form>
      <p>
        <a href={`${BASE}storyboard.html`}>The storyboard</a>: every state as a list, and one of them live.
      </p>
      <p role="status" className="sr-only">
        {message}
      </p>
      {!first && <p>No matching states.</p>}
      {areas.map(({ area, states }) => (
        <section key={area}>
          <h3>{area}</h3>
          <ul className="director-scenarios">
            {states.map(({ id, title, sentence, section }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === db.meta.scenario || undefined}
                  onClick={() => void start(id)}
                >
                  <strong>{title}</strong>
                  <small>{sentence ?? section}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
