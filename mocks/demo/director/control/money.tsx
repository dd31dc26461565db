import { useState } from 'react';
import { operations } from '#openapi/operations.gen.ts';
import type { TabMessage } from '../../../../src/shared/lib/tabs.ts';
import { Button } from '../../../../src/shared/ui/button.tsx';
import { Field } from '../../../../src/shared/ui/field.tsx';
import { TextInput } from '../../../../src/shared/ui/text-input.tsx';
import { BASE } from '../../start/addresses.ts';
import { book, entriesOf } from '../../../db/ledger-book.ts';
import { balanceOf } from '../../../domain/ledger.ts';
import { useDirector, useLooks } from '../director.ts';
import { ledgerLines, SET_BY_DIRECTOR } from './ledger-lines.ts';

const LOOK_EVERY_MS = 1000;
const MAX_BALANCE = 1_000_000;

/** A person's balance, which can be set, and the entries of the ledger. */
export function Money({ userId }: { userId: string }) {
  const { backend } = useDirector();
  const { db, clock } = backend;
  useLooks(LOOK_EVERY_MS);
  const [wanted, setWanted] = useState('');
  const [problem, setProblem] = useState<string>();
  const entries = entriesOf(db, userId);
  const balance = balanceOf(entries);
  const lines = ledgerLines(entries, (id) => db.checkouts.get(id)?.tier);

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
      const grant = { kind: 'grant', amount, reference: SET_BY_DIRECTOR } as const;
      if (amount !== 0) await book(db, userId, grant, clock.now());
    });
    letAppReadCredits();
    setWanted('');
  }

  return (
    <>
      <form
        className="director-row"
        onSubmit={(event) => {
          event.preventDefault();
          void set();
        }}
      >
        <Field label={`Balance: ${balance.toLocaleString('en-GB')} credits`} error={problem}>
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="numeric"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="sm" variant="secondary">
          Set the balance
        </Button>
      </form>
      <section>
        <h3>Ledger</h3>
        <ol className="director-rows">
          {lines.map(({ id, at, amount, reason, pair, balance: after }) => (
            <li key={id}>
              <span>
                {reason}
                {pair !== undefined && <b> · pair {pair}</b>}
                <small>
                  {new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
                </small>
              </span>
              <span>
                {amount > 0 ? '+' : '−'}
                {Math.abs(amount).toLocaleString('en-GB')}
                <small>{after.toLocaleString('en-GB')}</small>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
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
