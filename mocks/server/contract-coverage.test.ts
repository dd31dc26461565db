import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { checkAnswer } from './contract-check.ts';
import type { Fault } from './faults.ts';
import { handlers } from '../handlers/handlers.ts';
import { openTestBackend, type TestBackend } from '../node.ts';
import { createTestClient, type Outcome, type TestClient } from '../testing/test-client.ts';
import { photoForm, pngBytes, pngFile } from '../testing/test-photos.ts';

/** Ada, signed in on a fresh backend. */
interface World {
  backend: TestBackend;
  client: TestClient;
  /** The answer of one call after a fault was set on it. */
  faulty(operation: OperationId, fault: Partial<Fault> & { status: number }): Promise<Outcome>;
}

type Case = (world: World) => Promise<Outcome>;
type Declared<Id extends OperationId> = Exclude<(typeof operations)[Id]['statuses'][number], 'default'>;

const userId = 'user_ada';
const params = { userId };
const zipUrl = 'https://files.aitwin.example/trainings/user_ada/photos.zip';
const image = { userId, prompt: 'ADA7K person, studio headshot', aspect: '1:1', steps: 24, guidance: 3.5 };
const reel = {
  goal: 'reel',
  platform: 'tiktok',
  ratio: '9:16',
  brand: 'Warm, honest',
  idea: 'Three things',
  voice: 'ai',
  schedule_at: '',
};
const samples = ['Spring is here, and so is our new line. Have you seen the first photos?'];
const tooBig = new Uint8Array(10_485_761);
tooBig.set(pngBytes());

/** The operation's own call, made so that it works; or with parts of it changed. */
const calls = {
  checkout: (body: unknown) => (w: World) => w.client.call('createCheckout', { body }),
  photos: (form: FormData) => (w: World) => w.client.call('uploadTrainingPhotos', { form }),
  train: (change: object) => async (w: World) => {
    await w.client.call('deductCredits', { body: { amount: 200 } });
    return w.client.call('trainTwin', {
      body: { userId, mode: 'fast', referenceImages: [zipUrl], ...change },
    });
  },
  image: (change: object) => (w: World) => w.client.call('generateImage', { body: { ...image, ...change } }),
  documents:
    (documents: unknown, id = userId) =>
    (w: World) =>
      w.client.call('processDocuments', { body: { userId: id, documents } }),
  style:
    (sampleTexts: unknown, id = userId) =>
    (w: World) =>
      w.client.call('embedStyle', { body: { userId: id, sampleTexts } }),
  post: (change: object) => (w: World) =>
    w.client.call('generatePost', {
      body: { userId, topic: 'Our doors open', platform: 'facebook', ...change },
    }),
  job: (change: object) => (w: World) => w.client.call('createJob', { body: { ...reel, ...change } }),
  put:
    (bytes: Uint8Array<ArrayBuffer>, type = 'image/png') =>
    async (w: World) => {
      const { body } = await w.client.call('createUpload');
      return putTo(w, (body as { uploadURL: string }).uploadURL, bytes, type);
    },
};

function putTo(w: World, uploadURL: string, bytes = pngBytes(), type = 'image/png'): Promise<Outcome> {
  const uploadId = uploadURL.slice(uploadURL.lastIndexOf('/') + 1);
  return w.client.call('putUpload', { params: { uploadId }, raw: { bytes, type } });
}

function formWith(...files: File[]): FormData {
  const form = photoForm(8 - files.length);
  for (const file of files) form.append('photos', file);
  return form;
}

function imageForm(bytes: Uint8Array<ArrayBuffer>, type = 'image/png'): FormData {
  const form = new FormData();
  form.append('image', new File([bytes], 'reference.png', { type }));
  return form;
}

const signedOut =
  (operation: OperationId): Case =>
  ({ backend }) =>
    createTestClient(backend).call(operation, { params: { userId, id: 'job_running' } });

const fault =
  (operation: OperationId, status: number, change: Partial<Fault> = {}): Case =>
  ({ faulty }) =>
    faulty(operation, { ...change, status });

const plain =
  (operation: OperationId): Case =>
  (w) =>
    w.client.call(operation, { body: 'x', headers: { 'content-type': 'text/plain' } });

/** What every operation can answer, by a server in trouble. */
const trouble = (operation: OperationId) => ({
  429: fault(operation, 429, { headers: { 'Retry-After': '2' } }),
  500: fault(operation, 500),
  503: fault(operation, 503, { headers: { 'Retry-After': '30' } }),
});

/** Each status that the contract declares, produced at least once: a missing one does not compile. */
const COVERAGE = {
  getCurrentUser: {
    200: (w) => w.client.call('getCurrentUser'),
    401: signedOut('getCurrentUser'),
    ...trouble('getCurrentUser'),
  },
  login: {
    302: (w) => w.client.call('login', { query: { returnTo: '/dashboard' } }),
    400: (w) => w.client.call('login', { query: { returnTo: '//evil.example' } }),
    429: fault('login', 429, { headers: { 'Retry-After': '2' } }),
  },
  logout: {
    302: (w) => w.client.call('logout'),
    429: fault('logout', 429, { headers: { 'Retry-After': '2' } }),
  },
  createCheckout: {
    200: calls.checkout({ tier: 'creator' }),
    400: calls.checkout({ tier: 'gold' }),
    401: signedOut('createCheckout'),
    415: plain('createCheckout'),
    502: fault('createCheckout', 502),
    ...trouble('createCheckout'),
  },
  listPromptTemplates: {
    200: (w) => w.client.call('listPromptTemplates'),
    401: signedOut('listPromptTemplates'),
    ...trouble('listPromptTemplates'),
  },
  listTrainedModels: {
    200: (w) => w.client.call('listTrainedModels', { params }),
    400: (w) => w.client.call('listTrainedModels', { params: { userId: 'user ada' } }),
    401: signedOut('listTrainedModels'),
    403: (w) => w.client.call('listTrainedModels', { params: { userId: 'user_nia' } }),
    ...trouble('listTrainedModels'),
  },
  getTrainingStatus: {
    200: (w) => w.client.call('getTrainingStatus', { params }),
    400: (w) => w.client.call('getTrainingStatus', { params: { userId: 'user ada' } }),
    401: signedOut('getTrainingStatus'),
    403: (w) => w.client.call('getTrainingStatus', { params: { userId: 'demo_user' } }),
    404: async (w) => {
      await w.client.signIn('new-creator');
      return w.client.call('getTrainingStatus', { params: { userId: 'user_nia' } });
    },
    ...trouble('getTrainingStatus'),
  },
  uploadTrainingPhotos: {
    200: calls.photos(photoForm(12)),
    400: calls.photos(photoForm(7)),
    401: signedOut('uploadTrainingPhotos'),
    403: calls.photos(photoForm(8, 'user_nia')),
    413: calls.photos(formWith(new File([tooBig], 'huge.png'))),
    415: calls.photos(formWith(new File(['hello'], 'notes.txt', { type: 'text/plain' }))),
    422: calls.photos(formWith(pngFile('photo-1.png'))),
    ...trouble('uploadTrainingPhotos'),
  },
  trainTwin: {
    200: calls.train({}),
    400: calls.train({ mode: 'slow' }),
    401: signedOut('trainTwin'),
    402: (w) => w.client.call('trainTwin', { body: { userId, mode: 'fast', referenceImages: [zipUrl] } }),
    403: calls.train({ userId: 'user_nia' }),
    409: async (w) => {
      await calls.train({})(w);
      return calls.train({})(w);
    },
    415: plain('trainTwin'),
    422: calls.train({ referenceImages: ['https://evil.example/photos.zip'] }),
    502: async (w) => {
      await w.client.signIn('train-fails');
      return calls.train({})(w);
    },
    ...trouble('trainTwin'),
  },
  reversePrompt: {
    200: (w) => w.client.call('reversePrompt', { form: imageForm(pngBytes()) }),
    400: (w) => w.client.call('reversePrompt', { form: new FormData() }),
    401: signedOut('reversePrompt'),
    413: (w) => w.client.call('reversePrompt', { form: imageForm(tooBig) }),
    415: (w) => w.client.call('reversePrompt', { form: imageForm(pngBytes(), 'image/svg+xml') }),
    422: (w) => w.client.call('reversePrompt', { form: imageForm(pngBytes().slice(0, 20)) }),
    502: fault('reversePrompt', 502),
    ...trouble('reversePrompt'),
  },
  generateImage: {
    200: calls.image({}),
    400: calls.image({ steps: 50 }),
    401: signedOut('generateImage'),
    402: async (w) => {
      await calls.image({})(w);
      return calls.image({})(w);
    },
    403: calls.image({ userId: 'user_nia' }),
    404: calls.image({ prompt: 'somebody else, studio headshot' }),
    415: plain('generateImage'),
    422: calls.image({ prompt: 'ADA7K person, nude' }),
    502: fault('generateImage', 502),
    ...trouble('generateImage'),
  },
  processDocuments: {
    200: calls.documents([{ name: 'notes.pdf', type: 'application/pdf', size: 2048 }]),
    400: calls.documents([{ name: 'holiday.exe', type: '', size: 2048 }]),
    401: signedOut('processDocuments'),
    403: calls.documents([{ name: 'notes.txt', type: '', size: 2048 }], 'user_nia'),
    415: plain('processDocuments'),
    422: calls.documents([{ name: 'report.pdf', type: 'application/x-msdownload', size: 2048 }]),
    ...trouble('processDocuments'),
  },
  embedStyle: {
    200: calls.style(samples),
    400: calls.style([]),
    401: signedOut('embedStyle'),
    403: calls.style(samples, 'user_nia'),
    413: calls.style(Array.from({ length: 60 }, () => 'word '.repeat(4000))),
    415: plain('embedStyle'),
    422: calls.style(['Too short.']),
    502: fault('embedStyle', 502),
    ...trouble('embedStyle'),
  },
  generatePost: {
    200: calls.post({}),
    400: calls.post({ platform: 'youtube' }),
    401: signedOut('generatePost'),
    403: calls.post({ userId: 'user_nia' }),
    409: async (w) => {
      await w.client.signIn('new-creator');
      return calls.post({ userId: 'user_nia' })(w);
    },
    415: plain('generatePost'),
    422: calls.post({ topic: 'gore' }),
    502: fault('generatePost', 502),
    ...trouble('generatePost'),
  },
  getCredits: {
    200: (w) => w.client.call('getCredits'),
    401: signedOut('getCredits'),
    ...trouble('getCredits'),
  },
  deductCredits: {
    200: (w) => w.client.call('deductCredits', { body: { amount: 5 } }),
    400: (w) => w.client.call('deductCredits', { body: { amount: '5' } }),
    401: signedOut('deductCredits'),
    402: (w) => w.client.call('deductCredits', { body: { amount: 741 } }),
    // Calls with one key never overlap here: the queue answers the second from the first.
    409: fault('deductCredits', 409),
    415: plain('deductCredits'),
    422: async (w) => {
      const headers = { 'Idempotency-Key': 'k' };
      await w.client.call('deductCredits', { body: { amount: 5 }, headers });
      return w.client.call('deductCredits', { body: { amount: 200 }, headers });
    },
    ...trouble('deductCredits'),
  },
  refundCredits: {
    200: (w) => w.client.call('refundCredits', { body: { amount: 5 } }),
    400: (w) => w.client.call('refundCredits', { body: {} }),
    401: signedOut('refundCredits'),
    409: (w) => w.client.call('refundCredits', { body: { amount: 200 } }),
    415: plain('refundCredits'),
    422: async (w) => {
      const headers = { 'Idempotency-Key': 'k' };
      await w.client.call('refundCredits', { body: { amount: 5 }, headers });
      return w.client.call('refundCredits', { body: { amount: 1 }, headers });
    },
    ...trouble('refundCredits'),
    500: async (w) => {
      await w.client.signIn('refund-fails');
      return w.client.call('refundCredits', { body: { amount: 5 } });
    },
  },
  createJob: {
    201: calls.job({}),
    400: calls.job({ brand: '  ' }),
    401: signedOut('createJob'),
    // Calls with one key never overlap here: the queue answers the second from the first.
    409: fault('createJob', 409),
    415: plain('createJob'),
    422: calls.job({ schedule_at: '2026-02-31T10:00' }),
    ...trouble('createJob'),
  },
  getJob: {
    200: (w) => w.client.call('getJob', { params: { id: 'job_complete' } }),
    400: (w) => w.client.call('getJob', { params: { id: 'x'.repeat(513) } }),
    401: signedOut('getJob'),
    404: (w) => w.client.call('getJob', { params: { id: 'job_of_nobody' } }),
    ...trouble('getJob'),
  },
  createUpload: {
    200: (w) => w.client.call('createUpload'),
    401: signedOut('createUpload'),
    502: fault('createUpload', 502),
    ...trouble('createUpload'),
  },
  putUpload: {
    204: calls.put(pngBytes()),
    400: calls.put(new Uint8Array()),
    403: async (w) => {
      const { body } = await w.client.call('createUpload');
      w.backend.clock.advance(15 * 60_000);
      return putTo(w, (body as { uploadURL: string }).uploadURL);
    },
    404: (w) => putTo(w, '/api/objects/upload/upload_of_nobody'),
    409: (w) => putTo(w, '/api/objects/upload/upload_ada_1'),
    413: calls.put(tooBig),
    415: calls.put(new TextEncoder().encode('not a picture'), 'text/plain'),
    422: calls.put(pngBytes().slice(0, 20)),
    ...trouble('putUpload'),
  },
} satisfies { [Id in OperationId]: Record<Declared<Id>, Case> };

async function openWorld(): Promise<World> {
  const backend = await openTestBackend();
  const client = createTestClient(backend);
  await client.signIn('creator');
  return {
    backend,
    client,
    async faulty(operation, fault) {
      await backend.faults.add({ operation, kind: 'status', ...fault });
      return client.call(operation, { params: { userId, id: 'job_running', uploadId: 'upload_ada_1' } });
    },
  };
}

const rows = Object.entries(COVERAGE).flatMap(([operation, statuses]) =>
  Object.entries<Case>(statuses).map(([status, run]) => ({
    operation: operation as OperationId,
    status: Number(status),
    run,
  })),
);

describe('the simulated backend answers as declared', () => {
  test.each(rows)('$operation: $status', async ({ operation, status, run }) => {
    const outcome = await run(await openWorld());
    expect(outcome).toMatchObject({ status });
    const text = outcome.body === '' ? '' : JSON.stringify(outcome.body);
    // An address that nobody declared has no body; every other answer, also a faulty one, fits the contract.
    const response = new Response(null, { status, headers: outcome.headers });
    expect(checkAnswer(operation, response, text)).toEqual([]);
  });

  test('with a handler for each of its 21 operations, and a case for each declared status', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(operations).toSorted());
    expect(Object.keys(handlers)).toHaveLength(21);
    const declared = Object.entries(operations).flatMap(([operation, { statuses }]) =>
      statuses.filter((status) => status !== 'default').map((status) => `${operation} ${status}`),
    );
    expect(rows.map(({ operation, status }) => `${operation} ${status}`).toSorted()).toEqual(
      declared.toSorted(),
    );
  });

  test('404 for everything else below /api, and 405 for another method', async () => {
    const { client } = await openWorld();
    expect(await client.fetch('/api/nothing/here')).toMatchObject({ status: 404 });
    const refused = await client.fetch('/api/jobs/job_running', { method: 'DELETE' });
    expect(refused).toMatchObject({
      status: 405,
      body: { error: 'There is no DELETE /api/jobs/job_running.' },
    });
    expect(refused.headers.get('allow')).toBe('GET');
  });

  test('without leaving anything in a cache', async () => {
    const { client } = await openWorld();
    const { body } = await client.call('createUpload');
    const path = (body as { uploadURL: string }).uploadURL;
    const put = { method: 'PUT', body: pngBytes(), headers: { 'content-type': 'image/png' } };
    for (const [to, init] of [
      [path, put],
      ['/api/users/me/credits', {}],
      ['/api/nothing/here', {}],
      ['/api/login', {}],
    ] as const) {
      expect((await client.fetch(to, init)).headers.get('cache-control')).toBe('no-store');
    }
  });
});
