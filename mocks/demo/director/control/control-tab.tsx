import { entriesOf } from '#mocks/db/ledger-book.ts';
import { signedInUser } from '#mocks/demo/start/controls.ts';
import { balanceOf } from '#mocks/domain/ledger.ts';
import { useDirector, useRerenderEvery } from '../director.ts';
import { dueEvents } from '../due-events.ts';
import { ActionButtons } from './action-buttons.tsx';

/** The controls: time, sample photos, the signed-in user, theme and width. */
export default function ControlTab() {
  const { backend } = useDirector();
  const { clock, db } = backend;
  useRerenderEvery();
  const now = clock.now();
  const [next] = dueEvents(db, now);
  const user = signedInUser(backend);
  const credits = user ? balanceOf(entriesOf(db, user.id)).toLocaleString('en-US') : '';
  return (
    <div className="director-stack">
      <ActionButtons group="Simulated time">
        <p>{`It is ${new Date(now).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })}.`}</p>
        <p>{next ? `Next, in ${waitText(next.at - now)}: ${next.description}.` : 'Nothing is due.'}</p>
      </ActionButtons>
      <ActionButtons group="Sample photos">
        <small>All photos show the same drawn person.</small>
      </ActionButtons>
      <ActionButtons group="User">
        <p>{user ? `${user.name} is signed in, with ${credits} credits.` : 'No user is signed in.'}</p>
        <small>Search “credits 12” or “training 57%” to set them.</small>
      </ActionButtons>
      <ActionButtons group="Theme" />
      <ActionButtons group="Width" />
    </div>
  );
}

/** Formats a duration of simulated time as minutes and seconds. */
function waitText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
