import { useState } from 'react';
import { Button } from '../../../../src/shared/ui/button.tsx';
import { Field } from '../../../../src/shared/ui/field.tsx';
import { Select } from '../../../../src/shared/ui/select.tsx';
import { API_PREFIX } from '../../start/addresses.ts';
import { PEOPLE } from '../../../states/states.ts';
import { signedInUser, useDirector } from '../director.ts';
import { Money } from './money.tsx';

/** Who is signed in, and what they have. */
export default function PeopleTab() {
  const { backend, ask, remount, goTo } = useDirector();
  const { db } = backend;
  const [persona, setPersona] = useState('creator');
  const [message, setMessage] = useState('');
  const user = signedInUser(backend);

  async function visit(path: string, screen: string, done: string) {
    await remount(async () => {
      await ask(new Request(`${API_PREFIX}${path}`));
      goTo(screen);
    });
    setMessage(done);
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
            <strong>{user.name}</strong> is signed in ({user.id}).
          </>
        ) : (
          'Nobody is signed in.'
        )}
      </p>
      <div className="director-row">
        <Field label="Sign in as">
          {(ids) => (
            <Select {...ids} value={persona} onChange={(event) => setPersona(event.target.value)}>
              {PEOPLE.map(({ id, title, sentence }) => (
                <option key={id} value={id}>
                  {title}: {sentence}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => void visit(`callback?code=${persona}`, '/studio', 'Signed in.')}
        >
          Sign in
        </Button>
        <small>Beside everybody who is there already; nothing else starts anew.</small>
      </div>
      {user && (
        <div className="director-row">
          <Button size="sm" variant="secondary" onClick={() => void visit('logout', '/', 'Signed out.')}>
            Sign out
          </Button>
          <Button size="sm" variant="secondary" onClick={() => void expire()}>
            Expire the session now
          </Button>
        </div>
      )}
      <p role="status">{message}</p>
      {user && <Money userId={user.id} />}
    </div>
  );
}
