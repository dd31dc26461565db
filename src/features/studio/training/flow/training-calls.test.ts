import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentPerson } from '../../../../shared/api/person.ts';
import { trainingCalls } from './training-calls.ts';
import { failedOnServer } from './training-failure.ts';

const calls = trainingCalls('user_ada');
const PHOTOS = ['one', 'two'].map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }));

const OPEN = {
  id: 'id1',
  mode: 'lora',
  step: 'requesting',
  zipUrl: 'z',
  startedAt: 0,
  knownTwins: null,
} as const;
const REFUND = { id: 'id1', failure: failedOnServer, isCharged: true, state: 'pending' } as const;
const keysOf = (sent?: Request) => ['Idempotency-Key', 'Charge-Key'].map((name) => sent?.headers.get(name));

/** Every call is answered so. @returns what was sent */
function answerWith(body: unknown, status = 200): Request[] {
  const sent: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    sent.push(input as Request);
    return Promise.resolve(Response.json(body, { status }));
  });
  return sent;
}

beforeEach(() => setCurrentPerson('user_ada'));
afterEach(() => setCurrentPerson(undefined));

describe('the upload (§3)', () => {
  const upload = (signal?: AbortSignal) => calls.uploadPhotos(PHOTOS, signal);

  it('sends the user and every photo, and can be cancelled', async () => {
    const sent = answerWith({ zipUrl: 'https://files.example/z.zip' });
    const cancel = new AbortController();
    await upload(cancel.signal);
    cancel.abort();
    expect(sent[0]?.url).toContain('/api/twins/upload-photos');
    const form = await sent[0]?.clone().formData();
    expect(form?.get('userId')).toBe('user_ada');
    expect(form?.getAll('photos').map((photo) => (photo as File).name)).toEqual(['one.jpg', 'two.jpg']);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it.each([
    [{ zipUrl: 'z' }, []],
    [{ zipUrl: 'z', error: null, warnings: ['Dark.'] }, ['Dark.']],
  ])('is done with %j', async (body, warnings) => {
    answerWith(body);
    expect(await upload()).toEqual({ zipUrl: 'z', warnings });
  });

  it.each([
    [{}, { message: 'Failed to upload photos for training' }],
    [{ zipUrl: 'z', error: 'No.' }, { message: 'No.' }],
    [{ zipUrl: 'z', error: true }, { message: 'Failed to upload photos for training' }],
    [
      { error: 'No.', details: ['No face'], guidelines: ['One person'] },
      { message: 'No.', problem: { details: ['No face'], guidelines: ['One person'] } },
    ],
  ])('is refused by a 200 with %j', async (body, refusal) => {
    answerWith(body);
    await expect(upload()).rejects.toMatchObject(refusal);
  });
});

describe('the request for training (§3)', () => {
  it('names its charge, the mode and the uploaded photos, and reads which training it is', async () => {
    const sent = answerWith({ ok: true, trainingTime: '3 minutes', trigger_word: 'ADA9Q' });
    expect(await calls.requestTraining(OPEN)).toEqual({
      kind: 'accepted',
      value: { trainingTime: '3 minutes', triggerWord: 'ADA9Q' },
    });
    expect(sent[0]?.url).toMatch(/\/api\/twins\/train$/);
    expect(keysOf(sent[0])).toEqual(['training-id1', 'training-id1-charge']);
    expect(await sent[0]?.json()).toEqual({ userId: 'user_ada', mode: 'lora', referenceImages: ['z'] });
  });

  it.each([
    [{}, { message: 'Failed to start training', problem: {} }],
    [
      { ok: false, error: 'Away.', refunded: true },
      { message: 'Away.', problem: { refunded: true } },
    ],
  ])('is refused by a 200 with %j', async (body, refusal) => {
    answerWith(body);
    expect(await calls.requestTraining(OPEN)).toMatchObject({ kind: 'refused', error: refusal });
  });
});

describe('the latest training', () => {
  it.each([
    [
      { ok: true, status: 'training' },
      200,
      { status: 'training', triggerWord: undefined, isRefunded: false },
    ],
    [
      { ok: true, status: 'failed', trigger_word: 'ADA7K', refunded: true },
      200,
      { status: 'failed', triggerWord: 'ADA7K', isRefunded: true },
    ],
    [{ ok: true, status: 'ready' }, 200, { status: 'ready', triggerWord: undefined, isRefunded: false }],
    [{ error: 'Never trained.' }, 404, undefined],
  ])('is read from %j', async (body, status, latest) => {
    const sent = answerWith(body, status);
    expect(await calls.readLatestTraining()).toEqual(latest);
    expect(sent[0]?.url).toContain('/api/twins/train/status/user_ada');
  });

  it.each([
    [{ ok: false, status: 'ready' }, 200, { kind: 'unreadable' }],
    [{ ok: true, status: 'melted' }, 200, { kind: 'unreadable' }],
    [{}, 500, { status: 500 }],
  ])('is not known from %j', async (body, status, error) => {
    answerWith(body, status);
    await expect(calls.readLatestTraining()).rejects.toMatchObject(error);
  });
});

it('reads the twins, unless the answer is no list', async () => {
  const sent = answerWith([{ trigger_word: 'ADA7K', completedAt: '2026-11-21T09:00:00Z' }]);
  expect(await calls.readTwins()).toMatchObject([{ triggerWord: 'ADA7K' }]);
  expect(sent[0]?.url).toContain('/api/twins/user/user_ada/models');
  answerWith({});
  await expect(calls.readTwins()).rejects.toMatchObject({ kind: 'unreadable' });
});

it('charges by a key of its own, and names that charge in the refund', async () => {
  const sent = answerWith({ newBalance: 540 });
  expect(await calls.charge(OPEN)).toMatchObject({ kind: 'accepted' });
  expect(await calls.refund(REFUND, {})).toMatchObject({ kind: 'accepted' });
  expect(sent.map(keysOf)).toEqual([
    ['training-id1-charge', null],
    ['training-id1-refund', 'training-id1-charge'],
  ]);
  expect(await sent[1]?.json()).toEqual({ amount: 200 });
});

it('reads the balance of this person only, and charges nobody else (decision 49)', async () => {
  const sent = answerWith({ credits: 740 });
  expect(await calls.readBalance()).toBe(740);
  expect(sent[0]?.url).toContain('/api/users/me/credits');
  setCurrentPerson('user_bob');
  await expect(calls.readBalance()).rejects.toMatchObject({ kind: 'otherPerson' });
  for (const answer of [await calls.charge(OPEN), await calls.refund(REFUND, {})]) {
    expect(answer).toMatchObject({ kind: 'refused', error: { kind: 'otherPerson' } });
  }
  expect(sent).toHaveLength(1);
});

it('does not take a text for a balance', async () => {
  answerWith({ credits: '740' });
  await expect(calls.readBalance()).rejects.toMatchObject({ kind: 'unreadable' });
});
