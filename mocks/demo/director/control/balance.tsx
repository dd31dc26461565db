import { useState } from 'react';
import { book, entriesOf } from '#mocks/db/ledger-book.ts';
import { balanceOf } from '#mocks/domain/ledger.ts';
import { Form, TextField, ToolButton } from '../controls.tsx';
import { useDirector } from '../director.ts';

const MAX_BALANCE = 1_000_000;

/** A person's balance, which can be set. */
export function Balance({ userId }: { userId: string }) {
  const { backend, remount } = useDirector();
  const { db, clock } = backend;
  const [wanted, setWanted] = useState('');
  const [problem, setProblem] = useState<string>();

  async function set() {
    const next = Number(wanted);
    if (!/^\d+$/.test(wanted.trim()) || next > MAX_BALANCE) {
      setProblem(`A whole number of credits, up to ${MAX_BALANCE.toLocaleString('en-GB')}.`);
      return;
    }
    setProblem(undefined);
    await remount(() =>
      db.transact(async () => {
        const amount = next - balanceOf(entriesOf(db, userId));
        // A correction, not a charge: a charge could be refunded, or pay for a training.
        await book(db, userId, { kind: 'grant', amount, reference: 'director' }, clock.now());
      }),
    );
    setWanted('');
  }

  return (
    <Form className="director-actions" onSubmit={() => void set()}>
      <TextField
        label={`Balance: ${balanceOf(entriesOf(db, userId)).toLocaleString('en-GB')} credits`}
        error={problem}
        inputMode="numeric"
        value={wanted}
        onChange={setWanted}
      />
      <ToolButton type="submit">Set the balance</ToolButton>
    </Form>
  );
}
