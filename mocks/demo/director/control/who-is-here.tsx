import { useState } from 'react';
import { ToolButton } from '../controls.tsx';
import { signedInUser, useDirector } from '../director.ts';
import { Balance } from './balance.tsx';

/** The signed-in person, and their credits. */
export function WhoIsHere() {
  const { backend } = useDirector();
  const { db } = backend;
  const [message, setMessage] = useState('');
  const user = signedInUser(backend);

  async function expire() {
    await db.transact(() => db.sessions.remove(() => true));
    setMessage('The server has forgotten the session. The app learns it with its next call.');
  }

  return (
    <div className="director-stack">
      <p>
        {user ? (
          <>
            <strong>{user.name}</strong> is signed in <span>{`(${user.id})`}</span>.
          </>
        ) : (
          'Nobody is signed in.'
        )}
      </p>
      {user && <ToolButton onClick={() => void expire()}>Expire the session now</ToolButton>}
      <p role="status">{message}</p>
      {user && <Balance userId={user.id} />}
    </div>
  );
}
