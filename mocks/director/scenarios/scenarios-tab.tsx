import { useState } from 'react';
import { Field } from '../../../src/shared/ui/field.tsx';
import { TextInput } from '../../../src/shared/ui/text-input.tsx';
import { PARTS, type Part } from '../../scenarios/scenario.ts';
import { screenOf, SCENARIO_IDS, SCENARIOS, titleOf, type ScenarioId } from '../../scenarios/scenarios.ts';
import { BASE } from '../../browser/addresses.ts';
import { findStates } from '../../storyboard/page/view.ts';
import { stateHref } from '../../storyboard/state-href.ts';
import { useDirector } from '../director.ts';
import { Miniature } from './miniature.tsx';

/** Every named state, one press away. */
export default function ScenariosTab() {
  const { backend, startScenario } = useDirector();
  const [words, setWords] = useState('');
  const [current, setCurrent] = useState(backend.db.meta.scenario);
  const [message, setMessage] = useState('');

  const found = SCENARIO_IDS.filter((id) =>
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => `${id} ${titleOf(id)} ${SCENARIOS[id].sentence}`.toLowerCase().includes(word)),
  );

  const screens = findStates(words);

  async function start(id: ScenarioId) {
    await startScenario(id);
    setCurrent(id);
    setMessage(`Started: ${titleOf(id)}.`);
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
      {found.length + screens.length === 0 && <p>No state has these words.</p>}
      {(Object.keys(PARTS) as Part[]).map((part) => {
        const ids = found.filter((id) => SCENARIOS[id].part === part);
        if (ids.length === 0) return null;
        return (
          <section key={part}>
            <h3>{PARTS[part]}</h3>
            <ul className="director-scenarios">
              {ids.map((id) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === current || undefined}
                    onClick={() => void start(id)}
                  >
                    <Miniature screen={screenOf(id)} hasBadLuck={isUnlucky(id)} />
                    <span>
                      <strong>{titleOf(id)}</strong>
                      <small>{SCENARIOS[id].sentence}</small>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {screens.length > 0 && (
        <details open={words !== ''}>
          <summary>Every screen in every state</summary>
          {screens.map(({ group, states }) => (
            <section key={group}>
              <h3>{group}</h3>
              <ul className="director-rows">
                {states.map((state) => (
                  <li key={state.id}>
                    <a href={stateHref(state, BASE)}>{state.title}</a>
                    <small>{state.section}</small>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </details>
      )}
    </div>
  );
}

/** Something fails there: a call, or the server's treatment of this person. */
function isUnlucky(id: ScenarioId): boolean {
  const { faults, persona } = SCENARIOS[id];
  return faults !== undefined || persona?.group === 'trouble';
}
