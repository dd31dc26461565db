import { MONEY_BREAKS } from './money-breaks.ts';
import type { Break, Change } from './proxy.ts';
import {
  accept,
  ask,
  asFirstSession,
  body,
  cookie,
  countOf,
  firstAnswer,
  header,
  on,
  onBody,
  onList,
  onStatus,
  page,
  refuse,
  set,
  status,
  when,
  without,
  withBody,
} from './changes.ts';

const PAGE = '<!doctype html><html><head><title>App</title></head><body><div id="root"></div></body></html>';
const TRACE = 'TypeError: x is null\n    at charge (/srv/app/credits.js:41:12)';
const SCRIPT = 'javascript:alert(document.cookie)';
const JSON_CALLS = ['deductCredits', 'createJob', 'createCheckout', 'embedStyle', 'generatePost'] as const;

/** A job's answer, changed with knowledge of the one before. */
const job = (change: (now: Record<string, unknown>, reads: number) => object): Change =>
  onBody('getJob', (now, call) => ({ ...now, ...change(now, countOf(call, call.path)) }));

/** Every break by its name. */
export const BREAKS = {
  // Shapes
  'created-is-200': {
    what: 'A new job is answered with 200.',
    rules: ['JB-1', 'GE-1'],
    change: on('createJob', status(201, 200)),
  },
  'stored-is-202': {
    what: 'A stored photo is answered with 202.',
    rules: ['UP-2', 'GE-1'],
    change: on('putUpload', status(204, 202)),
  },
  'credits-missing': {
    what: 'The balance has no number.',
    rules: ['GE-3'],
    shownBy: ['CR-1'],
    change: on('getCredits', without('credits')),
  },
  'credits-text': {
    what: 'The balance is a text.',
    rules: ['GE-3'],
    shownBy: ['CR-1'],
    change: onBody('getCredits', ({ credits }) => ({ credits: String(credits) })),
  },
  'credits-fraction': {
    what: 'The balance has a fraction.',
    rules: ['GE-3'],
    shownBy: ['CR-1'],
    change: onBody('getCredits', ({ credits }) => ({ credits: Number(credits) + 0.5 })),
  },
  'user-id-number': {
    what: 'The user id is a number.',
    rules: ['GE-3', 'SE-10'],
    change: on('getCurrentUser', set({ id: 7 })),
  },
  'field-added': {
    what: 'The user has a field more.',
    rules: ['GE-5'],
    change: on('getCurrentUser', set({ plan: 'pro' })),
  },
  'templates-null': {
    what: 'The templates are null.',
    rules: ['GE-3', 'TW-13'],
    change: on('listPromptTemplates', set({ templates: null })),
  },
  'date-in-words': {
    what: 'Dates are written as people do.',
    rules: ['GE-3', 'GE-18'],
    shownBy: ['JB-1'],
    change: job(() => ({ createdAt: '20.11.2026, 14:02' })),
  },
  'date-30-february': {
    what: 'A date does not exist.',
    rules: ['GE-3', 'GE-18'],
    shownBy: ['JB-1'],
    change: job(() => ({ createdAt: '2026-02-30T10:00:00Z' })),
  },
  'date-local': {
    what: 'Times are not UTC.',
    rules: ['GE-18'],
    shownBy: ['JB-5'],
    change: job(() => ({ updatedAt: '2026-11-20T16:02:00+02:00' })),
  },
  'page-for-json': {
    what: 'A page answers instead of JSON.',
    rules: ['GE-2'],
    shownBy: ['TW-13'],
    change: on('listPromptTemplates', page(200, PAGE)),
  },
  'page-for-error': {
    what: 'An error is the page of a proxy.',
    rules: ['GE-2', 'GE-6'],
    shownBy: ['JB-8'],
    change: on('getJob', page(404, '<h1>404 Not Found</h1><hr>nginx')),
  },
  'empty-answer': {
    what: 'The body is empty.',
    rules: ['GE-2'],
    shownBy: ['CR-1'],
    change: onStatus('getCredits', 200, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'content-length': '0' },
      body: Buffer.alloc(0),
    })),
  },
  'cut-answer': {
    what: 'The line breaks in the middle of the body.',
    rules: ['GE-1'],
    shownBy: ['CR-1'],
    change: onStatus('getCredits', 200, (reply) => ({ ...reply, isCut: true })),
  },
  'cut-json': {
    what: 'The body ends in the middle, as if it were whole.',
    rules: ['GE-2'],
    shownBy: ['CR-1'],
    change: onStatus('deductCredits', 200, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'content-length': '5' },
      body: reply.body.subarray(0, 5),
    })),
  },
  'type-is-text': {
    what: 'JSON is sent as text.',
    rules: ['GE-2'],
    shownBy: ['CR-1'],
    change: on('getCredits', header('content-type', 'text/plain')),
  },
  'type-is-missing': {
    what: 'JSON is sent without a type.',
    rules: ['GE-2'],
    shownBy: ['CR-1'],
    change: on('getCredits', header('content-type')),
  },
  'cacheable-balance': {
    what: 'The balance may be cached.',
    rules: ['GE-17'],
    shownBy: ['CR-1'],
    change: on('getCredits', header('cache-control', 'max-age=60')),
  },
  'stack-trace': {
    what: 'Errors show a stack trace.',
    rules: ['GE-7'],
    shownBy: ['CR-3'],
    change: when([400, 402, 404], (reply) => withBody(reply, { error: TRACE })),
  },
  'error-is-message': {
    what: 'Errors say `message` instead of `error`.',
    rules: ['GE-3', 'GE-6'],
    shownBy: ['CR-3'],
    change: when([400, 401, 402, 403, 404], (reply) => withBody(reply, { message: 'No.' })),
  },
  'app-swallows-api': {
    what: 'The page of the app answers unknown addresses below /api.',
    rules: ['GE-8'],
    change: page([404, 501], PAGE, 200),
  },
  'any-method': {
    what: 'Any method is taken.',
    rules: ['GE-9'],
    change: when(405, (reply) => withBody({ ...reply, status: 200 }, {})),
  },
  'any-type': {
    what: 'Bodies of any type are read as JSON.',
    rules: ['GE-10', 'SE-11'],
    change: on(JSON_CALLS, ask({ 'content-type': 'application/json' })),
  },
  'broken-json-taken': {
    what: 'A body that is no JSON is taken.',
    rules: ['GE-11', 'GE-12'],
    change: on('generatePost', accept(400)),
  },
  'utf-8-lost': {
    what: 'Letters beyond ASCII become question marks.',
    rules: ['GE-19'],
    change: onStatus('getJob', 200, (reply) =>
      withBody(reply, JSON.parse(reply.body.toString().replaceAll(/[^\x20-\x7E]/g, '?'))),
    ),
  },
  'charge-redirects': {
    what: 'A charge is redirected.',
    rules: ['GE-22', 'GE-1'],
    shownBy: ['CR-1'],
    change: onStatus('deductCredits', 200, (reply) => ({
      ...reply,
      status: 307,
      headers: { ...reply.headers, location: '/api/users/me/deduct-credits' },
    })),
  },
  'too-busy': {
    what: 'Every tenth read of a job answers 429 without a time to wait.',
    rules: ['JB-15', 'GE-21'],
    change: on('getJob', (call) => (countOf(call) % 10 === 0 ? refuse(429)(call) : call.forward())),
  },

  // Sessions and other people
  'open-to-all': {
    what: 'Calls without a session are answered.',
    rules: ['SE-1', 'SE-2'],
    change: (call) => {
      const last = call.memory.get('cookie');
      if (call.headers.cookie !== undefined) call.memory.set('cookie', call.headers.cookie);
      else if (typeof last === 'string') return ask({ cookie: last })(call);
      return call.forward();
    },
  },
  'session-survives': {
    what: 'The session is alive after signing out.',
    rules: ['SE-8'],
    change: on('logout', async () => ({
      status: 302,
      headers: {
        location: '/',
        'cache-control': 'no-store',
        'set-cookie': ['session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'],
      },
      body: Buffer.alloc(0),
    })),
  },
  'cookie-stays': {
    what: 'Signing out leaves the cookie.',
    rules: ['SE-7', 'GE-4'],
    change: on('logout', header('set-cookie')),
  },
  'cookie-for-scripts': {
    what: 'Scripts can read the session cookie.',
    rules: ['SE-3'],
    change: cookie((one) => one.replace(/; *HttpOnly/i, '')),
  },
  'cookie-for-all-sites': {
    what: 'The session cookie goes along with other sites.',
    rules: ['SE-3'],
    change: cookie((one) => one.replace(/SameSite=Lax/i, 'SameSite=None')),
  },
  'open-redirect': {
    what: 'Signing in leads to any site.',
    rules: ['SE-5'],
    change: onStatus('login', 400, (reply, { path }) => ({
      ...reply,
      status: 302,
      headers: { location: new URLSearchParams(path.split('?')[1]).get('returnTo') ?? '/' },
      body: Buffer.alloc(0),
    })),
  },
  'return-forgotten': {
    what: 'Signing in forgets the way back.',
    rules: ['SE-6'],
    change: onStatus('login', 302, (reply) => ({ ...reply, headers: { ...reply.headers, location: '/' } })),
  },
  'cors-for-all': {
    what: 'Every site may read answers with the session.',
    rules: ['SE-12'],
    change: async (call) => {
      const reply = await call.forward();
      const cors = {
        'access-control-allow-credentials': 'true',
        'access-control-allow-origin': call.headers.origin ?? '*',
      };
      return { ...reply, headers: { ...reply.headers, ...cors } };
    },
  },
  'one-for-all': {
    what: 'Everybody is the one who came first.',
    rules: ['SE-10'],
    change: on('getCurrentUser', asFirstSession),
  },
  'foreign-user-id': { what: 'Any user id is taken.', rules: ['GE-15'], change: accept(403) },
  'foreign-job': {
    what: 'Jobs of other people can be read.',
    rules: ['JB-8'],
    shownBy: ['JB-1', 'JB-8'],
    change: on('getJob', asFirstSession),
  },
  'foreign-job-is-403': {
    what: 'Jobs of other people are told apart from missing ones.',
    rules: ['JB-8', 'GE-1'],
    change: onStatus('getJob', 404, (reply, { path }) =>
      path.includes('-')
        ? reply
        : withBody({ ...reply, status: 403 }, { error: 'This belongs to somebody else.' }),
    ),
  },
  'foreign-balance': {
    what: 'Everybody sees one balance.',
    rules: ['CR-15', 'CR-17', 'CR-16'],
    shownBy: ['CR-1', 'CR-17'],
    change: on('getCredits', asFirstSession),
  },

  // Money
  ...MONEY_BREAKS,

  // Photos and trainings
  'seven-photos': {
    what: 'Seven photos are enough.',
    rules: ['PH-2'],
    change: on('uploadTrainingPhotos', accept(400)),
  },
  'any-photo-type': {
    what: 'Any file is a photo.',
    rules: ['PH-3'],
    change: on('uploadTrainingPhotos', accept(415)),
  },
  'same-photo-twice': {
    what: 'Unusable and duplicate photos are taken.',
    rules: ['PH-5', 'PH-6'],
    change: on('uploadTrainingPhotos', accept(422)),
  },
  'good-photos-refused': {
    what: 'Good photos are refused.',
    rules: ['PH-1'],
    change: on('uploadTrainingPhotos', refuse(422)),
  },
  'package-without-address': {
    what: 'Photos are taken without an address.',
    rules: ['GE-3', 'PH-1'],
    change: on('uploadTrainingPhotos', without('zipUrl')),
  },
  'unpaid-training': {
    what: 'A training runs without a charge.',
    rules: ['TW-2'],
    change: on('trainTwin', accept(402)),
  },
  'two-trainings': {
    what: 'Two trainings run at a time.',
    rules: ['TW-3'],
    change: on('trainTwin', accept(409)),
  },
  'trigger-word-missing': {
    what: 'An accepted training does not name its trigger word.',
    rules: ['TW-17', 'GE-3'],
    change: on('trainTwin', without('trigger_word')),
  },
  'another-trigger-word': {
    what: 'An accepted training names another trigger word.',
    rules: ['TW-17'],
    change: on('trainTwin', set({ trigger_word: 'OTHER1' })),
  },
  'any-package': {
    what: 'Packages of other people are trained.',
    rules: ['TW-4'],
    change: on('trainTwin', accept(422)),
  },
  'training-refused': {
    what: 'A paid training is refused with `ok` false.',
    rules: ['TW-1'],
    change: onStatus('trainTwin', 200, (reply) => withBody(reply, { ok: false, error: 'Not now.' })),
  },
  'training-stuck': {
    what: 'A training never ends.',
    rules: ['TW-14', 'TW-8'],
    change: on(
      'getTrainingStatus',
      set({ status: 'training', training_status: 'processing', completedAt: null }),
    ),
  },
  'training-goes-back': {
    what: 'A training goes back to its start.',
    rules: ['TW-7'],
    shownBy: ['TW-8'],
    change: onBody('getTrainingStatus', (now, call) => ({
      ...now,
      ...(countOf(call) % 3 === 0 && {
        status: 'training',
        training_status: 'starting',
        completedAt: null,
      }),
    })),
  },
  'ready-without-time': {
    what: 'A ready twin has no time.',
    rules: ['TW-6', 'TW-8'],
    change: on('getTrainingStatus', set({ completedAt: null })),
  },
  'twin-not-listed': {
    what: 'A ready twin is not listed.',
    rules: ['TW-8'],
    change: onList('listTrainedModels', () => []),
  },
  'twins-unordered': {
    what: 'Twins come oldest first.',
    rules: ['TW-9'],
    shownBy: ['CR-18', 'TW-11'],
    change: onList('listTrainedModels', (twins) => twins.toReversed()),
  },
  'one-word-for-all': {
    what: 'All twins have one trigger word.',
    rules: ['TW-11'],
    change: onList('listTrainedModels', (twins) => twins.map((twin) => ({ ...twin, trigger_word: 'SAME1' }))),
  },
  'category-missing': {
    what: 'A category has no template.',
    rules: ['TW-13'],
    change: onBody('listPromptTemplates', ({ templates }) => ({
      templates: (templates as { category: string }[]).filter(({ category }) => category !== 'Lifestyle'),
    })),
  },

  // Images and writing
  'unpaid-image': {
    what: 'An image is made without a charge.',
    rules: ['IM-4'],
    change: on('generateImage', accept(402)),
  },
  'image-without-address': {
    what: 'An image has no address.',
    rules: ['GE-3', 'IM-1'],
    change: on('generateImage', without('imageUrl')),
  },
  'image-is-script': {
    what: 'The address of an image is a script.',
    rules: ['GE-20', 'GE-3'],
    shownBy: ['IM-1'],
    change: on('generateImage', set({ imageUrl: SCRIPT })),
  },
  'image-is-gone': {
    what: 'The address of an image leads nowhere.',
    rules: ['IM-1'],
    change: on('generateImage', set({ imageUrl: '/api/no-picture.png' })),
  },
  'any-prompt': {
    what: 'Prompts without a twin make an image.',
    rules: ['IM-3'],
    change: on('generateImage', accept(404)),
  },
  'prompts-empty': {
    what: 'Prompts are empty.',
    rules: ['IM-7'],
    change: onBody('reversePrompt', (old) => ({
      ...old,
      prompts: { sdxl: { positive: '', negative: '' }, flux: { prompt: '' }, midjourney: { prompt: '' } },
    })),
  },
  'text-is-a-picture': {
    what: 'Prompts are read from anything.',
    rules: ['IM-9'],
    change: on('reversePrompt', accept(415, 422)),
  },
  'any-document': {
    what: 'Any file is a document.',
    rules: ['WR-2'],
    change: on('processDocuments', accept(400)),
  },
  'samples-lost': {
    what: 'Saved samples are not counted.',
    rules: ['WR-4'],
    change: on('embedStyle', set({ savedSamples: 0 })),
  },
  'too-little-text': { what: 'One word is a style.', rules: ['WR-7'], change: on('embedStyle', accept(422)) },
  'post-without-style': {
    what: 'A post is written without a style.',
    rules: ['WR-9'],
    change: on('generatePost', accept(409)),
  },
  'post-empty': {
    what: 'A post is empty.',
    rules: ['WR-10', 'GE-3'],
    change: on('generatePost', set({ post: '' })),
  },

  // Jobs, uploads and payment
  'job-not-pending': {
    what: 'A new job is in the middle.',
    rules: ['JB-1'],
    change: job((_, reads) => (reads === 1 ? { status: 'PROCESSING', next: 'AVATAR' } : {})),
  },
  'job-goes-back': {
    what: 'A job goes back to an earlier step.',
    rules: ['JB-3'],
    shownBy: ['JB-5'],
    change: job((now, reads) =>
      reads > 4 && reads % 2 === 0 && now['status'] === 'PROCESSING' ? { next: 'SCRIPT' } : {},
    ),
  },
  'job-never-ends': {
    what: 'A job never ends.',
    rules: ['JB-5'],
    change: job(() => ({ status: 'PROCESSING', next: 'SCHEDULE' })),
  },
  'job-done-too-early': {
    what: 'A job in progress is at DONE.',
    rules: ['JB-4'],
    shownBy: ['JB-5'],
    change: job(({ status }) => (status === 'PROCESSING' ? { next: 'DONE' } : {})),
  },
  'job-forgets-input': {
    what: 'A job forgets its platform.',
    rules: ['JB-2'],
    change: job(({ input }) => ({ input: { ...(input as object), platform: 'tiktok' } })),
  },
  'video-is-gone': {
    what: 'The video cannot be read.',
    rules: ['JB-6'],
    change: job(({ assets }) => ({ assets: { ...(assets as object), finalVideoUrl: '/api/no-video.mp4' } })),
  },
  'video-is-script': {
    what: 'The address of the video is a script.',
    rules: ['GE-20', 'GE-3'],
    shownBy: ['JB-6'],
    change: job(({ assets }) => ({ assets: { ...(assets as object), finalVideoUrl: SCRIPT } })),
  },
  'jobs-share-an-id': {
    what: 'Two jobs have one id.',
    rules: ['JB-13'],
    change: on('createJob', firstAnswer()),
  },
  'blank-brand': {
    what: 'A job without a brand is made.',
    rules: ['JB-9', 'JB-10'],
    change: on('createJob', accept(400)),
  },
  'schedule-30-february': {
    what: 'A job is scheduled for 30 February.',
    rules: ['JB-12', 'JB-11'],
    change: on('createJob', accept(422)),
  },
  'one-upload-address': {
    what: 'All uploads have one address.',
    rules: ['UP-1'],
    change: on('createUpload', firstAnswer(false)),
  },
  'guessable-upload': {
    what: 'Upload addresses can be guessed.',
    rules: ['UP-1'],
    change: onBody('createUpload', (_, call) => ({ uploadURL: `/api/objects/upload/${countOf(call)}` })),
  },
  'upload-is-script': {
    what: 'An upload address is a script.',
    rules: ['GE-20', 'GE-3'],
    shownBy: ['UP-1'],
    change: on('createUpload', set({ uploadURL: SCRIPT })),
  },
  'upload-address-reused': {
    what: 'An address takes a second photo.',
    rules: ['UP-8'],
    change: on('putUpload', accept(409)),
  },
  'upload-never-expires': {
    what: 'An upload address never expires.',
    rules: ['UP-7'],
    change: on('putUpload', accept(403)),
  },
  'upload-takes-anything': {
    what: 'Anything can be uploaded.',
    rules: ['UP-3', 'UP-9'],
    change: on('putUpload', accept(415, 422)),
  },
  'upload-needs-session': {
    what: 'An upload asks for the session.',
    rules: ['UP-2'],
    change: on('putUpload', (call) =>
      call.headers.cookie === undefined ? refuse(401)(call) : call.forward(),
    ),
  },
  'pay-by-script': {
    what: 'The payment address is a script.',
    rules: ['GE-3', 'PAY-1'],
    change: on('createCheckout', set({ url: SCRIPT })),
  },
  'pay-without-tls': {
    what: 'The payment address is not https.',
    rules: ['GE-3', 'PAY-1'],
    change: on('createCheckout', set({ url: 'http://pay.example/checkout' })),
  },
  'any-plan': {
    what: 'Any plan can be bought.',
    rules: ['PAY-2'],
    change: on('createCheckout', accept(400)),
  },
  'checkout-grants': {
    what: 'Starting to pay adds the credits.',
    rules: ['PAY-3', 'CR-16'],
    change: async (call) => {
      if (call.operation === 'createCheckout') call.memory.set('paid', true);
      const isBalance = call.operation === 'getCredits' && call.memory.has('paid');
      return (isBalance ? body(({ credits }) => ({ credits: Number(credits) + 300 })) : ask({}))(call);
    },
  },
  'payment-lost': {
    what: 'A paid checkout adds nothing.',
    rules: ['PAY-4'],
    change: on('getCredits', firstAnswer()),
  },
} satisfies Record<string, Break>;

export type BreakName = keyof typeof BREAKS;
export const BREAK_NAMES = Object.keys(BREAKS) as BreakName[];
