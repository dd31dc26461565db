import { useState } from 'react';
import { Field } from '../../../src/shared/ui/field.tsx';
import { TextInput } from '../../../src/shared/ui/text-input.tsx';
import { screenOf, SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../../scenarios/scenarios.ts';
import { useDirector } from '../director.ts';
import { Miniature } from './miniature.tsx';

const GROUPS = {
  people: 'People',
  moments: 'In the middle of something',
  trouble: 'When things go wrong',
} as const;

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
      .every((word) => `${id} ${nameOf(id)} ${SCENARIOS[id].sentence}`.toLowerCase().includes(word)),
  );

  async function start(id: ScenarioId) {
    await startScenario(id);
    setCurrent(id);
    setMessage(`Started: ${nameOf(id)}.`);
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
      <p role="status" className="sr-only">
        {message}
      </p>
      {found.length === 0 && <p>No state has these words.</p>}
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => {
        const ids = found.filter((id) => (SCENARIOS[id].persona?.group ?? 'people') === group);
        if (ids.length === 0) return null;
        return (
          <section key={group}>
            <h3>{GROUPS[group]}</h3>
            <ul className="director-scenarios">
              {ids.map((id) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === current || undefined}
                    onClick={() => void start(id)}
                  >
                    <Miniature screen={screenOf(id)} group={group} />
                    <span>
                      <strong>{nameOf(id)}</strong>
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

function nameOf(id: ScenarioId): string {
  return SCENARIOS[id].persona?.name ?? 'Signed out';
}
