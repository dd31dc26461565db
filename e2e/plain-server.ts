import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { findOperation } from '../openapi/find-operation.ts';
import { PLANS, PRICING_TIERS, TEMPLATE_CATEGORIES } from '../openapi/limits.gen.ts';
import { operations, type OperationId } from '../openapi/operations.gen.ts';
import { photoFiles } from './photo-files.ts';

// A server written from the contract alone, in another style than the mock: plain Node, one object per person, files on
// a storage of its own origin. It proves that app and runner need no mock.

interface Charge {
  amount: number;
  /** Refunded, or delivered. */
  isSettled: boolean;
}

interface Training {
  word: string;
  startedAt: number;
  charge: Charge;
  fails: boolean;
}

interface Person {
  id: string;
  credits: number;
  charges: Charge[];
  answers: Map<string, { amount: number; newBalance: number }>;
  packages: Map<string, boolean>;
  trainings: Training[];
  jobs: Map<string, { input: Json; goal: unknown; createdAt: number; fails: boolean }>;
  jobKeys: Map<string, { id: string; text: string }>;
  hasStyle: boolean;
  failsNext: Set<string>;
}

type Json = Record<string, unknown>;
type Reply = [status: number, body?: unknown, headers?: Record<string, string | string[]>];
interface Call {
  person: Person;
  body: Json;
  form: FormData;
  params: Record<string, string>;
  headers: IncomingMessage['headers'];
}

const OWN_STORAGE = '/api/storage';
const TRAINING_MS = 180_000;
const STEP_MS = 20_000;
const STEPS = ['SCRIPT', 'VOICE', 'AVATAR', 'BROLL', 'EDIT', 'CAPTIONS', 'SCHEDULE'];
const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'no-store' };
const fail = (status: number, error: string, more: Json = {}): Reply => [status, { error, ...more }];
const isText = (value: unknown, max: number) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max;

/** Starts the server on a free port; its storage is below `/api/storage`, or a server of its own. */
export async function startPlainServer({ hasOwnStorage = false } = {}) {
  let shift = 0;
  const now = () => Date.now() + shift;
  const people = new Map<string, Person>();
  const sessions = new Map<string, string>();
  const uploads = new Map<string, { owner: string; expiresAt: number; isUsed: boolean }>();
  const checkouts = new Map<string, { owner: string; tier: keyof typeof PLANS; isPaid: boolean }>();
  const [picture] = photoFiles(1);

  const personOf = (id: string): Person => {
    const person = people.get(id) ?? {
      id,
      credits: 300,
      charges: [],
      answers: new Map(),
      packages: new Map(),
      trainings: [],
      jobs: new Map(),
      jobKeys: new Map(),
      hasStyle: false,
      failsNext: new Set(),
    };
    people.set(id, person);
    return person;
  };

  const store = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const cors = { 'access-control-allow-origin': request.headers.origin ?? '*' };
    const end = (status: number, headers: Record<string, string> = {}, body?: Buffer) =>
      response.writeHead(status, { ...cors, ...headers }).end(body);
    if (request.method === 'OPTIONS') {
      return end(204, {
        'access-control-allow-methods': 'PUT, GET',
        'access-control-allow-headers': 'content-type',
      });
    }
    if (request.method === 'GET') {
      const isVideo = path.endsWith('.mp4');
      return end(200, { 'content-type': isVideo ? 'video/mp4' : 'image/png' }, picture?.buffer);
    }
    const bytes = await buffer(request);
    const ticket = uploads.get(path);
    const type = request.headers['content-type'] ?? '';
    if (!/^image\/(jpeg|png|webp|avif|gif)$/.test(type)) return end(415);
    if (bytes.length === 0) return end(400);
    if (bytes.length > 10_485_760) return end(413);
    if (!ticket) return end(404);
    if (ticket.expiresAt < now()) return end(403);
    if (ticket.isUsed) return end(409);
    if (!isPicture(bytes)) return end(422);
    ticket.isUsed = true;
    return end(201);
  };
  const storage = createServer((request, response) => void store(request, response, request.url ?? '/'));
  const storageUrl = hasOwnStorage ? await listening(storage) : OWN_STORAGE;

  const stateOf = ({ startedAt, charge, fails, word }: Training) => {
    const age = now() - startedAt;
    const hasEnded = age >= TRAINING_MS;
    const isFailed = (fails && age >= TRAINING_MS / 3) || (charge.isSettled && !hasEnded);
    if (hasEnded && !isFailed) charge.isSettled = true;
    const status = isFailed ? 'failed' : hasEnded ? 'ready' : 'training';
    const training_status = { failed: 'failed', ready: 'succeeded', training: 'processing' }[status];
    const completedAt = status === 'ready' ? new Date(startedAt + TRAINING_MS).toISOString() : null;
    return { ok: true, status, trigger_word: word, training_status, completedAt };
  };
  const twinsOf = (person: Person) =>
    person.trainings
      .map(stateOf)
      .filter(({ status }) => status === 'ready')
      .map(({ ok: _ok, ...twin }) => ({ userId: person.id, ...twin }))
      .toReversed();

  const book = ({ person, body, headers }: Call, kind: 'charge' | 'refund'): Reply => {
    const { amount } = body;
    if (!Number.isInteger(amount) || Number(amount) < 1)
      return fail(400, 'The amount must be a whole number.');
    const sum = Number(amount);
    const key = headers['idempotency-key'];
    const before = key === undefined ? undefined : person.answers.get(`${kind} ${String(key)}`);
    if (before && before.amount !== sum) return fail(422, 'This key was used for another amount.');
    if (before) return [200, { newBalance: before.newBalance }];
    if (kind === 'charge') {
      if (sum > person.credits) return fail(402, 'Insufficient credits', { available: person.credits });
      person.charges.push({ amount: sum, isSettled: false });
      person.credits -= sum;
    } else {
      const open = person.charges.filter(({ isSettled }) => !isSettled);
      const exact = open.findLast((one) => one.amount === sum);
      const paid = open.reduce((total, one) => total + one.amount, 0);
      if (sum > paid)
        return fail(409, 'There is no charge left to give back.', { available: person.credits });
      let left = sum;
      for (const one of exact ? [exact] : open.toReversed()) {
        const part = Math.min(left, one.amount);
        left -= part;
        one.amount -= part;
        one.isSettled = one.amount === 0;
      }
      person.credits += sum;
    }
    if (key !== undefined)
      person.answers.set(`${kind} ${String(key)}`, { amount: sum, newBalance: person.credits });
    return [200, { newBalance: person.credits }];
  };
  const openCharge = (person: Person, amount: number) =>
    person.charges.find((one) => !one.isSettled && one.amount === amount && !isBound(person, one));
  const isBound = (person: Person, charge: Charge) => person.trainings.some((one) => one.charge === charge);

  /** What happens at each call of the contract but the navigations and the storage. */
  const routes: Partial<Record<OperationId, (call: Call) => Reply | Promise<Reply>>> = {
    getCurrentUser: ({ person }) => [200, { id: person.id }],
    getCredits: ({ person }) => [200, { credits: person.credits }],
    deductCredits: (call) => book(call, 'charge'),
    refundCredits: (call) => book(call, 'refund'),
    createCheckout({ person, body }) {
      const tier = PRICING_TIERS.find((one) => one === body['tier']);
      if (!tier) return fail(400, 'There is no such plan.');
      const id = randomUUID();
      checkouts.set(id, { owner: person.id, tier, isPaid: false });
      return [200, { url: `https://pay.example/checkout/${id}` }];
    },
    listPromptTemplates() {
      const templates = TEMPLATE_CATEGORIES.map((category) => ({
        id: `template_${category.toLowerCase().replace(' ', '_')}`,
        name: `${category} portrait`,
        category,
        prompt: `${category.toLowerCase()} portrait, soft light`,
        description: 'A portrait.',
        icon: 'camera',
      }));
      return [200, { templates }];
    },
    listTrainedModels: ({ person }) => [200, twinsOf(person)],
    getTrainingStatus({ person }) {
      const last = person.trainings.at(-1);
      return last ? [200, stateOf(last)] : fail(404, 'You have not trained a twin yet.');
    },
    async uploadTrainingPhotos({ person, form }) {
      const photos = form.getAll('photos').filter((one) => one instanceof File);
      if (photos.some(({ size }) => size > 10_485_760)) return fail(413, 'A photo may have 10 MB at most.');
      if (photos.some(({ type }) => !/^image\/(jpeg|png|webp|avif|gif)$/.test(type))) {
        return fail(415, 'Only JPEG, PNG, WebP, AVIF and GIF images can be used.');
      }
      if (photos.length < 8 || photos.length > 20) return fail(400, 'A training needs 8 to 20 photos.');
      const files = await Promise.all(photos.map(async (one) => Buffer.from(await one.arrayBuffer())));
      const prints = files.map((file) => file.toString('base64'));
      const details = photos.flatMap(({ name }, index) => {
        const file = files[index];
        if (!file || !isPicture(file)) return [`${name}: cannot be read`];
        return prints.indexOf(prints[index] ?? '') < index ? [`${name}: is there twice`] : [];
      });
      if (details.length > 0) return fail(422, 'Some photos cannot be used.', { details });
      const zipUrl = `${storageUrl}/packages/${randomUUID()}.zip`;
      person.packages.set(zipUrl, false);
      return [200, { zipUrl, warnings: [] }];
    },
    trainTwin({ person, body }) {
      const { mode, referenceImages } = body;
      const [zipUrl] = Array.isArray(referenceImages) ? (referenceImages as unknown[]) : [];
      if (!['fast', 'lora'].includes(String(mode)) || !isText(zipUrl, 4096))
        return fail(400, 'The request is not valid.');
      const charge = openCharge(person, 200);
      if (!charge) return fail(402, 'This training has not been paid for.', { available: person.credits });
      const latest = person.trainings.at(-1);
      if (latest && stateOf(latest).status === 'training')
        return fail(409, 'A twin is being trained already.');
      const address = String(zipUrl);
      if (person.packages.get(address) !== false) return fail(422, 'These photos are no longer there.');
      person.packages.set(address, true);
      const word = `TW${person.trainings.length + 1}${person.id.slice(-4).toUpperCase()}`;
      const fails = person.failsNext.delete('training');
      person.trainings.push({ word, startedAt: now(), charge, fails });
      return [200, { ok: true, mode, status: 'training', trainingTime: '3-4 minutes' }];
    },
    generateImage({ person, body }) {
      const { prompt, aspect, steps, guidance } = body;
      const isFine = isText(prompt, 2000) && aspect === '1:1' && steps === 24 && guidance === 3.5;
      if (!isFine) return fail(400, 'The request is not valid.');
      if (!twinsOf(person).some((twin) => String(prompt).includes(twin.trigger_word))) {
        return fail(404, 'None of your twins has a trigger word that is in this prompt.');
      }
      const charge = openCharge(person, 5);
      if (!charge) return fail(402, 'This image has not been paid for.', { available: person.credits });
      charge.isSettled = true;
      const imageUrl = `${storageUrl}/images/${randomUUID()}.png`;
      return [200, { ok: true, imageUrl, method: 'plain', quality: 'standard' }];
    },
    async reversePrompt({ form }) {
      const image = form.get('image');
      if (image instanceof File && image.size > 10_485_760)
        return fail(413, 'A photo may have 10 MB at most.');
      if (image instanceof File && !/^image\/(jpeg|png|webp|avif|gif)$/.test(image.type))
        return fail(415, 'No image.');
      if (!(image instanceof File) || image.size === 0) return fail(400, 'Send one image.');
      if (!isPicture(Buffer.from(await image.arrayBuffer()))) return fail(422, 'This image cannot be read.');
      const prompt = 'a portrait in soft light';
      const analysis = {
        caption: 'A portrait',
        hair: { style: 'short', color: 'brown', texture: 'straight' },
        clothing: { garment: 'shirt', color: 'white', pattern: 'plain', fabric: 'cotton' },
        background: { setting: 'studio', colors: ['grey'], elements: [] },
        lighting: 'soft',
        composition: 'centred',
        style_tags: ['calm'],
      };
      const prompts = {
        sdxl: { positive: prompt, negative: 'blurry' },
        flux: { prompt },
        midjourney: { prompt },
      };
      return [200, { ok: true, analysis, prompts }];
    },
    processDocuments({ body: { documents } }) {
      const list = Array.isArray(documents) ? (documents as Json[]) : [];
      const isFine = ({ name, type, size }: Json) =>
        /^.+\.(txt|docx?|pdf)$/i.test(String(name)) &&
        typeof type === 'string' &&
        Number(size) >= 1 &&
        Number(size) <= 10_485_760;
      if (list.length < 1 || list.length > 20 || !list.every(isFine))
        return fail(400, 'These documents cannot be read.');
      const kinds: Json = { txt: /plain/, doc: /word/, docx: /word/, pdf: /pdf/ };
      const fits = ({ name, type }: Json) =>
        type === '' ||
        (kinds[String(name).split('.').at(-1)?.toLowerCase() ?? ''] as RegExp).test(String(type));
      if (!list.every(fits)) return fail(422, 'These documents cannot be read.');
      return [200, { ok: true, extractedTexts: list.map(({ name }) => `What stands in ${String(name)}.`) }];
    },
    embedStyle({ person, body: { sampleTexts } }) {
      const texts = Array.isArray(sampleTexts) ? (sampleTexts as unknown[]) : [];
      if (texts.length < 1 || texts.length > 200 || !texts.every((one) => isText(one, 20_000))) {
        return fail(400, 'The request is not valid.');
      }
      const all = texts.join(' ');
      if (Buffer.byteLength(all) > 1_048_576) return fail(413, 'That is too much text at once.');
      if (all.split(/\s+/).length < 8) return fail(422, 'There is too little text to find a style in.');
      person.hasStyle = true;
      return [200, { ok: true, styleProfile: { voice: { tone: 'plain' } }, savedSamples: texts.length }];
    },
    generatePost({ person, body: { topic, platform } }) {
      const isKnown = ['facebook', 'instagram', 'linkedin', 'tiktok'].includes(String(platform));
      if (!isText(topic, 500) || !isKnown) return fail(400, 'The request is not valid.');
      if (!person.hasStyle) return fail(409, 'Train your writing style first.');
      return [200, { ok: true, post: `Today: ${String(topic)}.` }];
    },
    createJob({ person, body, headers }) {
      const { goal, platform, ratio, voice, brand, idea, schedule_at, referenceImages } = body;
      const needsPhotos = ['ai_twin', 'photoshoot'].includes(String(goal));
      const photos = Array.isArray(referenceImages) ? (referenceImages as string[]) : [];
      const isFine =
        ['commercial', 'ai_twin', 'photoshoot', 'reel'].includes(String(goal)) &&
        ['tiktok', 'instagram', 'facebook', 'youtube', 'linkedin'].includes(String(platform)) &&
        ['9:16', '1:1', '16:9'].includes(String(ratio)) &&
        ['ai', 'user'].includes(String(voice)) &&
        isText(brand, 2000) &&
        isText(idea, 5000) &&
        typeof schedule_at === 'string' &&
        /^(\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?)?$/.test(schedule_at) &&
        (needsPhotos ? photos.length >= 3 && photos.length <= 10 : referenceImages === undefined);
      if (!isFine) return fail(400, 'This cannot be made yet.');
      const isThere = (url: string) => {
        const upload = url.startsWith(storageUrl) ? uploads.get(url.slice(storageUrl.length)) : undefined;
        return upload?.owner === person.id && upload.isUsed;
      };
      if (!photos.every(isThere)) return fail(422, 'One of the photos is no longer there. Add it again.');
      const time = new Date(`${schedule_at}Z`);
      const isDay =
        schedule_at === '' || (!Number.isNaN(time.getTime()) && time.toISOString().startsWith(schedule_at));
      if (!isDay) return fail(422, 'This date does not exist.');
      const key = headers['idempotency-key'];
      const known = key === undefined ? undefined : person.jobKeys.get(String(key));
      if (known && known.text !== JSON.stringify(body))
        return fail(422, 'This key was used for another job.');
      if (known) return [201, { id: known.id }];
      const id = `job-${randomUUID()}`;
      if (key !== undefined) person.jobKeys.set(String(key), { id, text: JSON.stringify(body) });
      const input = { platform, ratio, voice, brand, idea, schedule_at };
      person.jobs.set(id, { input, goal, createdAt: now(), fails: person.failsNext.delete('job') });
      return [201, { id }];
    },
    getJob({ person, params: { id = '' } }) {
      const job = person.jobs.get(id);
      if (!job) return fail(404, "The job you're looking for doesn't exist or has been deleted.");
      const passed = Math.floor((now() - job.createdAt) / STEP_MS);
      const step = job.fails ? Math.min(passed, 3) : Math.min(passed, 1 + STEPS.length);
      const isDone = step > STEPS.length;
      const isOver = job.fails && step === 3;
      const status = isDone ? 'COMPLETE' : isOver ? 'ERROR' : step === 0 ? 'PENDING' : 'RENDERING';
      const next = isDone ? 'DONE' : (STEPS[Math.max(0, step - 1)] ?? 'SCRIPT');
      const assets = isDone
        ? {
            script: 'Cut.',
            finalVideoUrl: `${storageUrl}/final.mp4`,
            thumbnailUrl: `${storageUrl}/thumb.png`,
          }
        : {};
      const createdAt = new Date(job.createdAt).toISOString();
      const updatedAt = new Date(job.createdAt + step * STEP_MS).toISOString();
      return [200, { id, status, next, goal: job.goal, input: job.input, assets, createdAt, updatedAt }];
    },
    createUpload({ person }) {
      const path = `/uploads/${randomUUID()}`;
      uploads.set(path, { owner: person.id, expiresAt: now() + 900_000, isUsed: false });
      return [200, { uploadURL: storageUrl + path }];
    },
  };

  async function answer(request: IncomingMessage): Promise<Reply> {
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', 'http://localhost');
    const bytes = await buffer(request);
    const session = /(?:^|; )session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
    if (url.pathname === '/api/login' && method === 'GET') {
      const returnTo = url.searchParams.get('returnTo') ?? '/studio';
      if (!/^\/([^/\\\s][^\\\s]*)?$/.test(returnTo))
        return fail(400, 'You can only be sent back to a page of this app.');
      if (sessions.has(session)) return [302, undefined, { location: returnTo }];
      return [302, undefined, { location: `/api/sign-in?as=ada&returnTo=${encodeURIComponent(returnTo)}` }];
    }
    if (url.pathname === '/api/sign-in') {
      const id = randomUUID();
      sessions.set(id, `user_${url.searchParams.get('as') ?? 'ada'}`);
      const location = url.searchParams.get('returnTo') ?? '/studio';
      return [302, undefined, { location, 'set-cookie': `session=${id}; Path=/; HttpOnly; SameSite=Lax` }];
    }
    if (url.pathname === '/api/logout' && method === 'GET') {
      sessions.delete(session);
      const gone = 'session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0';
      return [302, undefined, { location: '/', 'set-cookie': gone }];
    }
    const routeOf = (verb: string) => {
      const found = findOperation(verb, url.pathname);
      const run = found && routes[found.operation];
      return run && { ...found, run };
    };
    const route = routeOf(method);
    if (!route) {
      const allow = ['GET', 'POST'].filter(routeOf).join(', ');
      return allow === ''
        ? fail(404, 'There is nothing here.')
        : [405, { error: 'This is not possible here.' }, { allow }];
    }
    const userId = sessions.get(session);
    if (userId === undefined) return fail(401, 'You are signed out. Sign in to go on.');

    const person = personOf(userId);
    const { operation, params, run } = route;
    const type = headers['content-type'] ?? '';
    const expected: string | null = operations[operation].requestType;
    if (expected !== null && !type.startsWith(expected)) return fail(415, 'Send JSON.');
    let body: Json = {};
    let form = new FormData();
    try {
      if (expected === 'multipart/form-data')
        form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
      else if (expected !== null) body = JSON.parse(bytes.toString()) as Json;
    } catch {
      return fail(400, 'The request cannot be read.');
    }
    const isNamed = /^(train|generate|process|embed|uploadTraining)/.test(operation);
    const owner = isNamed ? (body['userId'] ?? form.get('userId')) : (params['userId'] ?? person.id);
    if (typeof owner !== 'string')
      return fail(400, 'The request is not valid.', { details: ['userId is missing'] });
    const reply = await run({
      person: owner === person.id ? person : personOf('nobody'),
      body,
      form,
      params,
      headers,
    });
    const isOfShape = [400, 413, 415].includes(reply[0]);
    return owner === person.id || isOfShape ? reply : fail(403, 'This belongs to somebody else.');
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith(`${OWN_STORAGE}/`))
      return void store(request, response, path.slice(OWN_STORAGE.length));
    return void answer(request)
      .catch(() => fail(500, 'Something went wrong on our side. Try again.'))
      .then(([status, body, headers = {}]) =>
        response
          .writeHead(status, { ...JSON_TYPE, ...headers })
          .end(body === undefined ? undefined : JSON.stringify(body)),
      );
  });
  const url = await listening(server);

  return {
    url,
    advance: (ms: number) => void (shift += ms),
    person: personOf,
    pay(checkoutUrl: string) {
      const checkout = checkouts.get(checkoutUrl.split('/').at(-1) ?? '');
      if (!checkout || checkout.isPaid) return;
      checkout.isPaid = true;
      personOf(checkout.owner).credits += PLANS[checkout.tier].credits;
    },
    stop() {
      for (const one of [server, storage]) {
        one.closeAllConnections();
        one.close();
      }
    },
  };
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    );
  });
}

/** By the first bytes, and long enough to hold something. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1');
  const isKnown = /^(\x89PNG|\xFF\xD8\xFF|GIF8|RIFF....WEBP|....ftypavi)/s.test(head);
  return isKnown && (!head.startsWith('\x89PNG') || bytes.includes('IHDR'));
}
