import { BASE } from '#mocks/demo/start/addresses.ts';
import { AREAS } from '#mocks/states/state.ts';
import { ActionList, useRun } from '../actions.tsx';
import { useStateActions } from './state-actions.ts';

/** Every state; a press starts it. */
export default function StatesTab() {
  const actions = useStateActions();
  const [message, run] = useRun();
  return (
    <div className="director-stack">
      <p>
        <a href={`${BASE}storyboard.html`}>The storyboard</a>: every state as a list, and one of them live.
      </p>
      <p role="status" className="sr-only">
        {message}
      </p>
      {AREAS.map((area) => (
        <section key={area}>
          <h3>{area}</h3>
          <ActionList actions={actions.filter(({ group }) => group === area)} run={run} />
        </section>
      ))}
    </div>
  );
}
