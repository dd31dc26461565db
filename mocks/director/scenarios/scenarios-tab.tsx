import { useState } from 'react';
import { Field } from '../../../src/shared/ui/field.tsx';
import { TextInput } from '../../../src/shared/ui/text-input.tsx';
import { PARTS, type Part } from '../../scenarios/scenario.ts';
import { screenOf, SCENARIO_IDS, SCENARIOS, titleOf, type ScenarioId } from '../../scenarios/scenarios.ts';
import { BASE } from '../../browser/addresses.ts';
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
      {found.length === 0 && <p>No state has these words.</p>}
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
    </div>
  );
}

/** Something fails there: a call, or the server's treatment of this person. */
function isUnlucky(id: ScenarioId): boolean {
  const { faults, persona } = SCENARIOS[id];
  return faults !== undefined || persona?.group === 'trouble';
}
