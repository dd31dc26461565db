import { useState } from 'react';
import { Field } from '../../../../src/shared/ui/field.tsx';
import { TextInput } from '../../../../src/shared/ui/text-input.tsx';
import { STATES, type StateId } from '../../../states/states.ts';
import { BASE } from '../../start/addresses.ts';
import { findStates } from '../../storyboard/view.ts';
import { stateHref } from '../../../states/state-href.ts';
import { useDirector } from '../director.ts';
import { Miniature } from './miniature.tsx';

/** Every named state, one press away. */
export default function ScenariosTab() {
  const { backend, startScenario } = useDirector();
  const [words, setWords] = useState('');
  const [current, setCurrent] = useState(backend.db.meta.scenario);
  const [message, setMessage] = useState('');

  const areas = findStates(words);

  async function start(id: StateId) {
    await startScenario(id);
    setCurrent(id);
    setMessage(`Started: ${STATES[id].title}.`);
  }

  return (
    <div className="director-stack">
      <Field label="Find a state" hint="Choosing one starts everything anew from it.">
        {(ids) => (
          <TextInput
            {...ids}
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <p>
        <a href={`${BASE}storyboard.html`}>All screens at a glance</a>, each with its link.
      </p>
      <p role="status" className="sr-only">
        {message}
      </p>
      {areas.length === 0 && <p>No state has these words.</p>}
      {areas.map(({ area, states }) => (
        <section key={area}>
          <h3>{area}</h3>
          <ul className="director-scenarios">
            {states
              .filter(({ steps }) => !steps)
              .map(({ id, title, sentence, section, path, faults, signIn }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === current || undefined}
                    onClick={() => void start(id)}
                  >
                    <Miniature screen={path} hasBadLuck={(faults?.length ?? 0) > 0 || signIn === 'trouble'} />
                    <span>
                      <strong>{title}</strong>
                      <small>{sentence ?? section}</small>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
          <ul className="director-rows">
            {states
              .filter(({ steps }) => steps)
              .map((state) => (
                <li key={state.id}>
                  <a href={stateHref(state, BASE)}>{state.title}</a>
                  <small>{state.section}</small>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
