import { useState } from 'react';
import { Button } from '../../../../src/shared/ui/button.tsx';
import { Pills } from '../../../../src/shared/ui/pills.tsx';
import { useDirector, useLooks } from '../director.ts';
import { dueEvents } from './due-events.ts';

const PACES = ['0', '1', '10', '60', '600'] as const;

const PACE_OPTIONS = PACES.map((value) => ({ value, label: value === '0' ? 'Paused' : `${value}×` }));
const LOOK_EVERY_MS = 500;
const MAX_SHOWN = 8;

/** How fast simulated time runs, and what happens next in it. The app's own clocks follow. */
export default function TimeTab() {
  const { backend } = useDirector();
  const { clock, db } = backend;
  useLooks(LOOK_EVERY_MS);
  const [message, setMessage] = useState('');
  const now = clock.now();
  const { speed, isPaused } = clock.state();
  const due = dueEvents(db, now);
  const next = due[0];

  function step() {
    if (!next) return;
    clock.advance(next.at - clock.now());
    setMessage(`${next.what}.`);
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
        <Button
          size="sm"
          variant="secondary"
          onClick={step}
          disabledReason={next ? undefined : 'Nothing is due.'}
        >
          Step to the next event
        </Button>
      </div>
      <p role="status">{message}</p>
      <section>
        <h3>Due</h3>
        {due.length === 0 ? (
          <p>Nothing. Start a training, a job or a payment.</p>
        ) : (
          <ol className="director-rows">
            {due.slice(0, MAX_SHOWN).map(({ at, what }) => (
              <li key={`${at} ${what}`}>
                <span>{what}</span>
                <span>in {waitText(at - now)}</span>
              </li>
            ))}
          </ol>
        )}
        {due.length > MAX_SHOWN && <small>and {due.length - MAX_SHOWN} more</small>}
      </section>
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
