import { entriesOf } from '#mocks/db/ledger-book.ts';
import { balanceOf } from '#mocks/domain/ledger.ts';
import { signedInUser, useDirector, useRerenderEvery } from '../director.ts';
import { dueEvents } from '../due-events.ts';
import { RecordSteps } from '../link/record-steps.tsx';
import { ActionButtons } from './action-buttons.tsx';

/** Controls of a state: time, recorded steps, sample photos, the signed-in person and theme. */
export default function ControlTab() {
  const { backend } = useDirector();
  const { clock, db } = backend;
  useRerenderEvery();
  const now = clock.now();
  const [next] = dueEvents(db, now);
  const user = signedInUser(backend);
  const credits = user ? balanceOf(entriesOf(db, user.id)).toLocaleString('en-GB') : '';
  return (
    <div className="director-stack">
      <ActionButtons group="Simulated time">
        <p>{`It is ${new Date(now).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })}.`}</p>
        <p>{next ? `Next, in ${waitText(next.at - now)}: ${next.what}.` : 'Nothing is due.'}</p>
      </ActionButtons>
      <RecordSteps />
      <ActionButtons group="Sample photos">
        <small>All are of one drawn person. A twin trained from them is that person, too.</small>
      </ActionButtons>
      <ActionButtons group="Person">
        <p>{user ? `${user.name} is signed in, with ${credits} credits.` : 'Nobody is signed in.'}</p>
        <small>“credits 12” in the search sets them, “training 57%” puts a training there.</small>
      </ActionButtons>
      <ActionButtons group="Theme" />
    </div>
  );
}

/** Simulated time, as minutes and seconds. */
function waitText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
