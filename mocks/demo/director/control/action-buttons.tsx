import type { ReactNode } from 'react';
import { useRun } from '../actions.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector, useRerenderEvery } from '../director.ts';
import { controlActions } from './control-actions.ts';

/** A group of actions as buttons. @param children a description of the group */
export function ActionButtons({ group, children }: { group: string; children?: ReactNode }) {
  const director = useDirector();
  const [message, run] = useRun();
  useRerenderEvery();
  return (
    <section className="director-form">
      <h3>{group}</h3>
      {children}
      <div className="director-actions">
        {controlActions(director)
          .filter((action) => action.group === group)
          .map((action) => (
            <ToolButton key={action.title} aria-pressed={action.isOn} onClick={() => void run(action)}>
              {action.title}
            </ToolButton>
          ))}
      </div>
      <p role="status">{message}</p>
    </section>
  );
}
