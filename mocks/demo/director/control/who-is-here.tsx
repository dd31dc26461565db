import { useState } from 'react';
import { signIn } from '#mocks/demo/start/enter-state.ts';
import { ToolButton } from '../controls.tsx';
import { signedInUser, useDirector } from '../director.ts';
import { Balance } from './balance.tsx';

/** The signed-in person, and their data. */
export function WhoIsHere() {
  const { backend, remount, goTo } = useDirector();
  const { db } = backend;
  const [message, setMessage] = useState('');
  const user = signedInUser(backend);

  async function signOut() {
    await remount(async () => {
      await signIn(backend);
      goTo('/');
    });
    setMessage('Signed out.');
  }

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
      {user && (
        <div className="director-actions">
          <ToolButton onClick={() => void signOut()}>Sign out</ToolButton>
          <ToolButton onClick={() => void expire()}>Expire the session now</ToolButton>
        </div>
      )}
      <p role="status">{message}</p>
      {user && <Balance userId={user.id} />}
    </div>
  );
}
