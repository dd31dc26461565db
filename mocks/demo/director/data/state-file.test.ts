import { beforeEach, describe, expect, test } from 'vitest';
import { SNAPSHOT_VERSION } from '#mocks/db/schema.ts';
import { signedIn } from '#mocks/testing/signed-in.ts';
import { readStateFile } from './state-file.ts';

let state: Record<string, unknown>;
beforeEach(async () => {
  const { backend } = await signedIn('creator');
  state = {
    kind: 'AI Twin Studio: a state of the demo',
    version: SNAPSHOT_VERSION,
    path: '/studio#pricing',
    scenario: 'creator',
    startedAt: backend.db.meta.startedAt,
    now: backend.clock.now(),
    speed: 1,
    faults: [],
    rows: { users: backend.db.users.all(), ledger: backend.db.ledger.all() },
    user: 'user_ada',
    device: { texts: { 'twin-studio:prompt-draft:user_ada': '"at the sea"' }, files: {} },
  };
});

const row = { id: 'twin_1', userId: 'user_ada', triggerWord: 'ADA2M', mode: 'fast', completedAt: 0 };

describe('an exported state', () => {
  test('an exported file reads back as the same state', () => {
    expect(readStateFile(JSON.stringify(state))).toEqual(state);
  });

  test.each<[string, object, RegExp]>([
    ['another kind', { kind: 'a cat' }, /not a state of the demo/],
    ['another version', { version: 0 }, /exported by version 0/],
    ['a missing clock', { now: undefined }, /damaged/],
    ['an address of another site', { path: 'https://evil.example' }, /damaged/],
    ['an unknown table', { rows: { cats: [] } }, /damaged/],
    ['an invalid row', { rows: { twins: [{ ...row, mode: 'sepia' }] } }, /A row of twins .* does not fit/],
    ['an id twice', { rows: { twins: [row, row] } }, /Two rows of twins .* the same id/],
    ['an unknown fault', { faults: [{ operation: 'makeTea', kind: 'hang' }] }, /no operation "makeTea"/],
  ])('a file with %s is refused with the reason', (_, change, reason) => {
    expect(() => readStateFile(JSON.stringify({ ...state, ...change }))).toThrow(reason);
  });

  test('a file that is not JSON is refused', () => {
    expect(() => readStateFile('GIF89a')).toThrow(/not a state of the demo/);
  });
});
