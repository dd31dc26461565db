import { useState } from 'react';
import { pass } from '#mocks/states/steps.ts';
import { Pills } from '#shared/ui/pills.tsx';
import { ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';
import { dueEvents, type DueEvent } from '../due-events.ts';
import { recordStep } from '../link/recording.ts';

const PACES = ['0', '1', '10', '60', '600'] as const;

const PACE_OPTIONS = PACES.map((value) => ({ value, label: value === '0' ? 'Paused' : `${value}×` }));
const STEP_MS = 30_000;

/** The speed of simulated time, and the next events. */
export function Time() {
  const { backend } = useDirector();
  const { clock, db } = backend;
  const [message, setMessage] = useState('');
  const now = clock.now();
  const { speed, isPaused } = clock.state();
  const [next] = dueEvents(db, now);

  function advance(ms: number) {
    recordStep(pass(ms));
    clock.advance(ms);
  }

  function goTo({ at, what }: DueEvent) {
    advance(Math.max(0, at - clock.now()));
    setMessage(`At ${clockTime(at)}: ${what}.`);
  }

  return (
    <div className="director-stack">
      <Pills
        legend="Simulated time runs"
        options={PACE_OPTIONS}
        value={isPaused ? '0' : PACES.find((pace) => Number(pace) === speed)}
        onChange={(pace) => clock.setSpeed(Number(pace))}
      />
      <p>
        It is <time dateTime={new Date(now).toISOString()}>{clockTime(now)}</time> there.
      </p>
      <div className="director-actions">
        <ToolButton onClick={() => next && goTo(next)} disabledReason={next ? undefined : 'Nothing is due.'}>
          Step to the next event
        </ToolButton>
        <ToolButton onClick={() => advance(STEP_MS)}>+30 s</ToolButton>
      </div>
      <p role="status">{message}</p>
      <p>
        {next
          ? `Next, in ${waitText(next.at - now)}: ${next.what}.`
          : 'Nothing is due. Start a training, a job or a payment.'}
      </p>
    </div>
  );
}

function clockTime(ms: number): string {
  return new Date(ms).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
}

/** Simulated time, as minutes and seconds. */
function waitText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
