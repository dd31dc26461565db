import { expect, test } from 'vitest';
import { entriesOf, setBalance } from '#mocks/db/ledger-book.ts';
import { balanceOf } from '#mocks/domain/ledger.ts';
import { followAddress } from './follow-address.ts';
import { openBackend } from './open-backend.ts';
import { readStartAddress } from './start-address.ts';

async function open(query: string) {
  const backend = await openBackend();
  const asked = readStartAddress(`${location.origin}/${query}`);
  const plan = await followAddress(asked, backend);
  return { backend, plan, problems: asked.problems };
}

const creditsOf = ({ db }: Awaited<ReturnType<typeof openBackend>>) => balanceOf(entriesOf(db, 'user_ada'));

test('a link sets the balance', async () => {
  const { backend } = await open('?scenario=creator&credits=12');
  expect(creditsOf(backend)).toBe(12);
});

test('a link without a state keeps the state of the last visit', async () => {
  const { backend } = await open('?scenario=creator');
  await backend.db.transact(() => setBalance(backend.db, 'user_ada', 333, 0));
  const again = await open('?connection=3g');
  expect(creditsOf(again.backend)).toBe(333);
  expect(again.backend.faults.line()).toBe('3g');
});

test('a link to a signed-out state with credits reports that they need a user', async () => {
  const { problems } = await open('?scenario=signed-out&credits=12');
  expect(problems).toEqual(['Sign in first: a balance belongs to a user.']);
});

test('a link puts a training at its progress', async () => {
  const { backend } = await open('?scenario=creator&speed=0&training=50');
  const [training] = backend.db.trainings.where(({ isDelivered }) => !isDelivered);
  const passed = backend.clock.now() - training!.startedAt;
  expect(passed / (3 * 60_000)).toBeCloseTo(0.505, 2);
});

test('a link adds its faults to those of the state', async () => {
  const { backend } = await open(
    '?scenario=server-down&fault={"operation":"getCredits","kind":"hang","times":1}',
  );
  expect(backend.faults.list()).toMatchObject([{ kind: 'status' }, { kind: 'hang', times: 1 }]);
});

test('a link plans the steps of its state, then the choice of photos', async () => {
  expect((await open('?state=training-no-photos&photos=12')).plan).toEqual({
    state: 'training-no-photos',
    photos: 12,
    next: 0,
  });
});
