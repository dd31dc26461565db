import { describe, expect, test } from 'vitest';
import { entriesOf, setBalance } from '#mocks/db/ledger-book.ts';
import { balanceOf } from '#mocks/domain/ledger.ts';
import { followAddress } from './follow-address.ts';
import { openBackend } from './open-backend.ts';
import { readStartAddress } from './start-address.ts';

async function open(query: string) {
  const backend = await openBackend();
  const address = readStartAddress(`${location.origin}/${query}`);
  const plan = await followAddress(address, backend);
  return { backend, plan, problems: address.problems };
}

const creditsOf = ({ db }: Awaited<ReturnType<typeof openBackend>>) => balanceOf(entriesOf(db, 'user_ada'));

describe('the address of a demo link', () => {
  test('a link sets the balance', async () => {
    const { backend } = await open('?scenario=creator&credits=12');
    expect(creditsOf(backend)).toBe(12);
  });

  test('a link without a state preserves the state of the last visit', async () => {
    const { backend } = await open('?scenario=creator');
    await backend.db.transact(() => setBalance(backend.db, 'user_ada', 333, 0));
    const secondVisit = await open('?connection=3g');
    expect(creditsOf(secondVisit.backend)).toBe(333);
    expect(secondVisit.backend.faults.line()).toBe('3g');
  });

  test('a link with credits needs a state with a user', async () => {
    const { problems } = await open('?scenario=signed-out&credits=12');
    expect(problems).toEqual(['Sign in first: a balance belongs to a user.']);
  });

  test('a link sets the progress of a training', async () => {
    const { backend } = await open('?scenario=creator&speed=0&training=50');
    const [training] = backend.db.trainings.where(({ isDelivered }) => !isDelivered);
    const elapsed = backend.clock.now() - training!.startedAt;
    expect(elapsed / (3 * 60_000)).toBeCloseTo(0.505, 2);
  });

  test('a link adds its faults to those of the state', async () => {
    const { backend } = await open(
      '?scenario=server-down&fault={"operation":"getCredits","kind":"hang","times":1}',
    );
    expect(backend.faults.list()).toMatchObject([{ kind: 'status' }, { kind: 'hang', times: 1 }]);
  });

  test('a link plans the choice of photos after the steps of its state', async () => {
    expect((await open('?state=training-no-photos&photos=12')).plan).toEqual({
      state: 'training-no-photos',
      photos: 12,
      next: 0,
    });
  });
});
