import { BASE } from '#mocks/demo/start/addresses.ts';
import { AREAS } from '#mocks/states/state.ts';
import { ActionList, useRun } from '../actions.tsx';
import { useDirector } from '../director.ts';
import { stateActions } from './state-actions.ts';

/** The list of all states. */
export default function StatesTab() {
  const actions = stateActions(useDirector());
  const [message, run] = useRun();
  return (
    <div className="director-stack">
      <p>
        <a href={`${BASE}storyboard.html`}>The storyboard</a> shows every state in any width and theme.
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
