import { useState } from 'react';
import { book, entriesOf } from '#mocks/db/ledger-book.ts';
import { BASE } from '#mocks/demo/start/addresses.ts';
import { balanceOf } from '#mocks/domain/ledger.ts';
import { operations } from '#openapi/operations.gen.ts';
import type { TabMessage } from '#shared/lib/tabs.ts';
import { Form, TextField, ToolButton } from '../controls.tsx';
import { useDirector, useRerenderEvery } from '../director.ts';

const RERENDER_MS = 1000;
const MAX_BALANCE = 1_000_000;

/** A person's balance, which can be set; the entries of the ledger are in Data. */
export function Balance({ userId }: { userId: string }) {
  const { backend } = useDirector();
  const { db, clock } = backend;
  useRerenderEvery(RERENDER_MS);
  const [wanted, setWanted] = useState('');
  const [problem, setProblem] = useState<string>();
  const balance = balanceOf(entriesOf(db, userId));

  async function set() {
    const next = Number(wanted);
    if (!/^\d+$/.test(wanted.trim()) || next > MAX_BALANCE) {
      setProblem(`A whole number of credits, up to ${MAX_BALANCE.toLocaleString('en-GB')}.`);
      return;
    }
    setProblem(undefined);
    await db.transact(async () => {
      const amount = next - balanceOf(entriesOf(db, userId));
      // A correction, not a charge: a charge could be refunded, or pay for a training.
      const grant = { kind: 'grant', amount, reference: 'director' } as const;
      if (amount !== 0) await book(db, userId, grant, clock.now());
    });
    letAppReadCredits();
    setWanted('');
  }

  return (
    <Form className="director-actions" onSubmit={() => void set()}>
      <TextField
        label={`Balance: ${balance.toLocaleString('en-GB')} credits`}
        error={problem}
        inputMode="numeric"
        value={wanted}
        onChange={setWanted}
      />
      <ToolButton type="submit">Set the balance</ToolButton>
    </Form>
  );
}

/** The message that another tab of the app would send (src/shared/lib/tabs.ts). */
function letAppReadCredits(): void {
  const channel = new BroadcastChannel(`twin-studio${BASE.replace(/\/$/, '')}`);
  const message: TabMessage = { kind: 'queryChanged', key: [operations.getCredits.path] };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin.
  channel.postMessage(message);
  channel.close();
}
