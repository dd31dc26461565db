import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { modelDisk, openPage } from './testing/model-page.ts';
import { modelServer, problem } from './testing/model-server.ts';
import { interrupted } from './training-failure.ts';
import type { OwedRefund } from './training-journal.ts';
import { confirmRefunds, refundOwed, settle } from './training-refund.ts';

const OWED: OwedRefund = {
  id: 'id1',
  balanceBefore: 740,
  failure: interrupted,
  isUncertain: false,
  isOffered: true,
};
const ANOTHER: OwedRefund = { ...OWED, id: 'id2', balanceBefore: 5_000 };

/** A page that owes these, and the balances that it reads one after the other; undefined cannot be read. */
function owing(owed: OwedRefund[], balances: (number | undefined)[] = []) {
  const page = openPage(modelServer(540), modelDisk());
  page.deps.journal.write({ open: null, owed });
  page.deps.calls.readBalance = () => {
    const balance = balances.shift();
    return balance === undefined ? Promise.reject(ApiError.of('network')) : Promise.resolve(balance);
  };
  return page.deps;
}

describe('a refund that is asked for', () => {
  const nothingLeft = problem(409, { error: 'Nothing is left.', available: 540 });
  const uncertain = { isUncertain: true };
  const doubted = { isUncertain: true, isDoubted: true };
  it.each([
    ['was booked before, when nothing is left to refund', uncertain, nothingLeft, 'refunded'],
    ['was never due, when nothing is left and none was asked for', {}, nothingLeft, 'notOwed'],
    ['stays, when the server was untrue before', doubted, nothingLeft, 'unconfirmed'],
    ['is owed while the first one is under way', {}, problem(409, { error: 'Wait.' }), 'owed'],
    ['also when the server sends a page', {}, ApiError.http(409, '', '<html>'), 'owed'],
    ['is owed after another refusal', {}, problem(400, { error: 'No.', available: 540 }), 'owed'],
    ['is owed after a mistake of ours', {}, new TypeError('No.'), 'owed'],
  ] as const)('%s', async (_, flags, error, outcome) => {
    const owed = { ...OWED, ...flags };
    const deps = owing([owed, ANOTHER], [535, 540]);
    deps.calls.refund = () => Promise.reject(error);
    expect(await settle(deps, owed)).toBe(outcome);
    const isOver = outcome === 'refunded' || outcome === 'notOwed';
    expect(deps.journal.read().owed.map(({ id }) => id)).toEqual(isOver ? ['id2'] : ['id1', 'id2']);
    expect(deps.journal.read().owed.at(-1)).toEqual(ANOTHER);
  });

  it('is owed for certain after a clear no, whatever the balance is', async () => {
    const deps = owing([OWED]);
    deps.calls.refund = () => Promise.reject(problem(401, { error: 'Please sign in.' }));
    expect(await settle(deps, OWED)).toBe('owed');
  });

  it('may have been booked while its answer is awaited, should the page be closed', async () => {
    const deps = owing([OWED], [540]);
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    deps.calls.refund = () => (resolve(), new Promise(() => {}));
    void settle(deps, OWED);
    await asked;
    expect(deps.journal.read().owed).toEqual([{ ...OWED, isUncertain: true }]);
  });
});

it('asks for nothing where nothing is owed', async () => {
  expect(await refundOwed(owing([]))).toEqual({ refund: 'refunded', count: 0 });
});

it('closes each refund that the balance proves, and no other', async () => {
  const [one, other] = [
    { ...OWED, isUncertain: true },
    { ...ANOTHER, isUncertain: true },
  ];
  const deps = owing([one, other, ANOTHER], [740, 740]);
  await confirmRefunds(deps);
  expect(deps.journal.read().owed).toEqual([other, ANOTHER]);
});
