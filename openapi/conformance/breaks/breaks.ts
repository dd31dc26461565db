import { MONEY_BREAKS } from './money-breaks.ts';
import { SUBTLE_BREAKS } from './subtle-breaks.ts';
import { breaking, type Break, type Change } from './proxy.ts';
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
  'created-is-200': breaking('A new job is answered with 200.', 'JB-1 GE-1').by(
    on('createJob', status(201, 200)),
  ),
  'stored-is-202': breaking('A stored photo is answered with 202.', 'UP-2 GE-1').by(
    on('putUpload', status(204, 202)),
  ),
  'credits-missing': breaking('The balance has no number.', 'GE-3', 'CR-1').by(
    on('getCredits', without('credits')),
  ),
  'credits-text': breaking('The balance is a text.', 'GE-3', 'CR-1').by(
    onBody('getCredits', ({ credits }) => ({ credits: String(credits) })),
  ),
  'credits-fraction': breaking('The balance has a fraction.', 'GE-3', 'CR-1').by(
    onBody('getCredits', ({ credits }) => ({ credits: Number(credits) + 0.5 })),
  ),
  'user-id-number': breaking('The user id is a number.', 'GE-3 SE-10').by(
    on('getCurrentUser', set({ id: 7 })),
  ),
  'field-added': breaking('The user has a field more.', 'GE-5').by(
    on('getCurrentUser', set({ plan: 'pro' })),
  ),
  'templates-null': breaking('The templates are null.', 'GE-3 TW-13').by(
    on('listPromptTemplates', set({ templates: null })),
  ),
  'date-in-words': breaking('Dates are written as people do.', 'GE-3 GE-18', 'JB-1').by(
    job(() => ({ createdAt: '20.11.2026, 14:02' })),
  ),
  'date-30-february': breaking('A date does not exist.', 'GE-3 GE-18', 'JB-1').by(
    job(() => ({ createdAt: '2026-02-30T10:00:00Z' })),
  ),
  'date-local': breaking('Times are not UTC.', 'GE-18', 'JB-5').by(
    job(() => ({ updatedAt: '2026-11-20T16:02:00+02:00' })),
  ),
  'page-for-json': breaking('A page answers instead of JSON.', 'GE-2', 'TW-13').by(
    on('listPromptTemplates', page(200, PAGE)),
  ),
  'page-for-error': breaking('An error is the page of a proxy.', 'GE-2 GE-6', 'JB-8').by(
    on('getJob', page(404, '<h1>404 Not Found</h1><hr>nginx')),
  ),
  'empty-answer': breaking('The body is empty.', 'GE-2', 'CR-1').by(
    onStatus('getCredits', 200, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'content-length': '0' },
      body: Buffer.alloc(0),
    })),
  ),
  'cut-answer': breaking('The line breaks in the middle of the body.', 'GE-1', 'CR-1').by(
    onStatus('getCredits', 200, (reply) => ({ ...reply, isCut: true })),
  ),
  'cut-json': breaking('The body ends in the middle, as if it were whole.', 'GE-2', 'CR-1').by(
    onStatus('deductCredits', 200, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'content-length': '5' },
      body: reply.body.subarray(0, 5),
    })),
  ),
  'type-is-text': breaking('JSON is sent as text.', 'GE-2', 'CR-1').by(
    on('getCredits', header('content-type', 'text/plain')),
  ),
  'type-is-missing': breaking('JSON is sent without a type.', 'GE-2', 'CR-1').by(
    on('getCredits', header('content-type')),
  ),
  'cacheable-balance': breaking('The balance may be cached.', 'GE-17', 'CR-1').by(
    on('getCredits', header('cache-control', 'max-age=60')),
  ),
  'stack-trace': breaking('Errors show a stack trace.', 'GE-7', 'CR-3').by(
    when([400, 402, 404], (reply) => withBody(reply, { error: TRACE })),
  ),
  'error-is-message': breaking('Errors say `message` instead of `error`.', 'GE-3 GE-6', 'CR-3').by(
    when([400, 401, 402, 403, 404], (reply) => withBody(reply, { message: 'No.' })),
  ),
  'app-swallows-api': breaking('The page of the app answers unknown addresses below /api.', 'GE-8').by(
    page([404, 501], PAGE, 200),
  ),
  'any-method': breaking('Any method is taken.', 'GE-9').by(
    when(405, (reply) => withBody({ ...reply, status: 200 }, {})),
  ),
  'any-type': breaking('Bodies of any type are read as JSON.', 'GE-10 SE-11').by(
    on(JSON_CALLS, ask({ 'content-type': 'application/json' })),
  ),
  'broken-json-taken': breaking('A body that is no JSON is taken.', 'GE-11 GE-12').by(
    on('generatePost', accept(400)),
  ),
  'utf-8-lost': breaking('Letters beyond ASCII become question marks.', 'GE-19').by(
    onStatus('getJob', 200, (reply) =>
      withBody(reply, JSON.parse(reply.body.toString().replaceAll(/[^\x20-\x7E]/g, '?'))),
    ),
  ),
  'charge-redirects': breaking('A charge is redirected.', 'GE-22 GE-1', 'CR-1').by(
    onStatus('deductCredits', 200, (reply) => ({
      ...reply,
      status: 307,
      headers: { ...reply.headers, location: '/api/users/me/deduct-credits' },
    })),
  ),
  'too-busy': breaking('Every tenth read of a job answers 429 without a time to wait.', 'JB-15 GE-21').by(
    on('getJob', (call) => (countOf(call) % 10 === 0 ? refuse(429)(call) : call.forward())),
  ),

  // Sessions and other people
  'open-to-all': breaking('Calls without a session are answered.', 'SE-1 SE-2').by((call) => {
    const last = call.memory.get('cookie');
    if (call.headers.cookie !== undefined) call.memory.set('cookie', call.headers.cookie);
    else if (typeof last === 'string') return ask({ cookie: last })(call);
    return call.forward();
  }),
  'session-survives': breaking('The session is alive after signing out.', 'SE-8').by(
    on('logout', async () => ({
      status: 302,
      headers: {
        location: '/',
        'cache-control': 'no-store',
        'set-cookie': ['session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'],
      },
      body: Buffer.alloc(0),
    })),
  ),
  'cookie-stays': breaking('Signing out leaves the cookie.', 'SE-7 GE-4').by(
    on('logout', header('set-cookie')),
  ),
  'cookie-for-scripts': breaking('Scripts can read the session cookie.', 'SE-3').by(
    cookie((one) => one.replace(/; *HttpOnly/i, '')),
  ),
  'cookie-for-all-sites': breaking('The session cookie goes along with other sites.', 'SE-3').by(
    cookie((one) => one.replace(/SameSite=Lax/i, 'SameSite=None')),
  ),
  'open-redirect': breaking('Signing in leads to any site.', 'SE-5').by(
    onStatus('login', 400, (reply, { path }) => ({
      ...reply,
      status: 302,
      headers: { location: new URLSearchParams(path.split('?')[1]).get('returnTo') ?? '/' },
      body: Buffer.alloc(0),
    })),
  ),
  'return-forgotten': breaking('Signing in forgets the way back.', 'SE-6').by(
    onStatus('login', 302, (reply) => ({ ...reply, headers: { ...reply.headers, location: '/' } })),
  ),
  'cors-for-all': breaking('Every site may read answers with the session.', 'SE-12').by(async (call) => {
    const reply = await call.forward();
    const cors = {
      'access-control-allow-credentials': 'true',
      'access-control-allow-origin': call.headers.origin ?? '*',
    };
    return { ...reply, headers: { ...reply.headers, ...cors } };
  }),
  'one-for-all': breaking('Everybody is the one who came first.', 'SE-10').by(
    on('getCurrentUser', asFirstSession),
  ),
  'foreign-user-id': breaking('Any user id is taken.', 'GE-15').by(accept(403)),
  'foreign-job': breaking('Jobs of other people can be read.', 'JB-8', 'JB-1 JB-8').by(
    on('getJob', asFirstSession),
  ),
  'foreign-job-is-403': breaking('Jobs of other people are told apart from missing ones.', 'JB-8 GE-1').by(
    onStatus('getJob', 404, (reply, { path }) =>
      path.includes('-')
        ? reply
        : withBody({ ...reply, status: 403 }, { error: 'This belongs to somebody else.' }),
    ),
  ),
  'foreign-balance': breaking('Everybody sees one balance.', 'CR-15 CR-17 CR-16', 'CR-1 CR-17').by(
    on('getCredits', asFirstSession),
  ),

  // Money
  ...MONEY_BREAKS,

  ...SUBTLE_BREAKS,

  // Photos and trainings
  'seven-photos': breaking('Seven photos are enough.', 'PH-2').by(on('uploadTrainingPhotos', accept(400))),
  'any-photo-type': breaking('Any file is a photo.', 'PH-3').by(on('uploadTrainingPhotos', accept(415))),
  'same-photo-twice': breaking('Unusable and duplicate photos are taken.', 'PH-5 PH-6').by(
    on('uploadTrainingPhotos', accept(422)),
  ),
  'good-photos-refused': breaking('Good photos are refused.', 'PH-1').by(
    on('uploadTrainingPhotos', refuse(422)),
  ),
  'package-without-address': breaking('Photos are taken without an address.', 'GE-3 PH-1').by(
    on('uploadTrainingPhotos', without('zipUrl')),
  ),
  'unpaid-training': breaking('A training runs without a charge.', 'TW-2').by(on('trainTwin', accept(402))),
  'two-trainings': breaking('Two trainings run at a time.', 'TW-3').by(on('trainTwin', accept(409))),
  'trigger-word-missing': breaking('An accepted training does not name its trigger word.', 'TW-17 GE-3').by(
    on('trainTwin', without('trigger_word')),
  ),
  'another-trigger-word': breaking('An accepted training names another trigger word.', 'TW-17').by(
    on('trainTwin', set({ trigger_word: 'OTHER1' })),
  ),
  'any-package': breaking('Packages of other people are trained.', 'TW-4').by(on('trainTwin', accept(422))),
  'training-refused': breaking('A paid training is refused with `ok` false.', 'TW-1').by(
    onStatus('trainTwin', 200, (reply) => withBody(reply, { ok: false, error: 'Not now.' })),
  ),
  'training-stuck': breaking('A training never ends.', 'TW-14 TW-8').by(
    on('getTrainingStatus', set({ status: 'training', training_status: 'processing', completedAt: null })),
  ),
  'training-goes-back': breaking('A training goes back to its start.', 'TW-7', 'TW-8').by(
    onBody('getTrainingStatus', (now, call) => ({
      ...now,
      ...(countOf(call) % 3 === 0 && {
        status: 'training',
        training_status: 'starting',
        completedAt: null,
      }),
    })),
  ),
  'ready-without-time': breaking('A ready twin has no time.', 'TW-6 TW-8').by(
    on('getTrainingStatus', set({ completedAt: null })),
  ),
  'twin-not-listed': breaking('A ready twin is not listed.', 'TW-8').by(
    onList('listTrainedModels', () => []),
  ),
  'twins-unordered': breaking('Twins come oldest first.', 'TW-9', 'CR-18 TW-11').by(
    onList('listTrainedModels', (twins) => twins.toReversed()),
  ),
  'one-word-for-all': breaking('All twins have one trigger word.', 'TW-11').by(
    onList('listTrainedModels', (twins) => twins.map((twin) => ({ ...twin, trigger_word: 'SAME1' }))),
  ),
  'category-missing': breaking('A category has no template.', 'TW-13').by(
    onBody('listPromptTemplates', ({ templates }) => ({
      templates: (templates as { category: string }[]).filter(({ category }) => category !== 'Lifestyle'),
    })),
  ),

  // Images and writing
  'unpaid-image': breaking('An image is made without a charge.', 'IM-4').by(on('generateImage', accept(402))),
  'image-without-address': breaking('An image has no address.', 'GE-3 IM-1').by(
    on('generateImage', without('imageUrl')),
  ),
  'image-is-script': breaking('The address of an image is a script.', 'GE-20 GE-3', 'IM-1').by(
    on('generateImage', set({ imageUrl: SCRIPT })),
  ),
  'image-is-gone': breaking('The address of an image leads nowhere.', 'IM-1').by(
    on('generateImage', set({ imageUrl: '/api/no-picture.png' })),
  ),
  'any-prompt': breaking('Prompts without a twin make an image.', 'IM-3').by(
    on('generateImage', accept(404)),
  ),
  'prompts-empty': breaking('Prompts are empty.', 'IM-7').by(
    onBody('reversePrompt', (old) => ({
      ...old,
      prompts: { sdxl: { positive: '', negative: '' }, flux: { prompt: '' }, midjourney: { prompt: '' } },
    })),
  ),
  'text-is-a-picture': breaking('Prompts are read from anything.', 'IM-9').by(
    on('reversePrompt', accept(415, 422)),
  ),
  'any-document': breaking('Any file is a document.', 'WR-2').by(on('processDocuments', accept(400))),
  'samples-lost': breaking('Saved samples are not counted.', 'WR-4').by(
    on('embedStyle', set({ savedSamples: 0 })),
  ),
  'too-little-text': breaking('One word is a style.', 'WR-7').by(on('embedStyle', accept(422))),
  'post-without-style': breaking('A post is written without a style.', 'WR-9').by(
    on('generatePost', accept(409)),
  ),
  'post-empty': breaking('A post is empty.', 'WR-10 GE-3').by(on('generatePost', set({ post: '' }))),

  // Jobs, uploads and payment
  'job-not-pending': breaking('A new job is in the middle.', 'JB-1').by(
    job((_, reads) => (reads === 1 ? { status: 'PROCESSING', next: 'AVATAR' } : {})),
  ),
  'job-goes-back': breaking('A job goes back to an earlier step.', 'JB-3', 'JB-5').by(
    job((now, reads) =>
      reads > 4 && reads % 2 === 0 && now['status'] === 'PROCESSING' ? { next: 'SCRIPT' } : {},
    ),
  ),
  'job-never-ends': breaking('A job never ends.', 'JB-5').by(
    job(() => ({ status: 'PROCESSING', next: 'SCHEDULE' })),
  ),
  'job-done-too-early': breaking('A job in progress is at DONE.', 'JB-4', 'JB-5').by(
    job(({ status }) => (status === 'PROCESSING' ? { next: 'DONE' } : {})),
  ),
  'job-forgets-input': breaking('A job forgets its platform.', 'JB-2').by(
    job(({ input }) => ({ input: { ...(input as object), platform: 'tiktok' } })),
  ),
  'video-is-gone': breaking('The video cannot be read.', 'JB-6').by(
    job(({ assets }) => ({ assets: { ...(assets as object), finalVideoUrl: '/api/no-video.mp4' } })),
  ),
  'video-is-script': breaking('The address of the video is a script.', 'GE-20 GE-3', 'JB-6').by(
    job(({ assets }) => ({ assets: { ...(assets as object), finalVideoUrl: SCRIPT } })),
  ),
  'jobs-share-an-id': breaking('Two jobs have one id.', 'JB-13').by(on('createJob', firstAnswer())),
  'blank-brand': breaking('A job without a brand is made.', 'JB-9 JB-10').by(on('createJob', accept(400))),
  'schedule-30-february': breaking('A job is scheduled for 30 February.', 'JB-12 JB-11').by(
    on('createJob', accept(422)),
  ),
  'one-upload-address': breaking('All uploads have one address.', 'UP-1').by(
    on('createUpload', firstAnswer(false)),
  ),
  'guessable-upload': breaking('Upload addresses can be guessed.', 'UP-1').by(
    onBody('createUpload', (_, call) => ({ uploadURL: `/api/objects/upload/${countOf(call)}` })),
  ),
  'upload-is-script': breaking('An upload address is a script.', 'GE-20 GE-3', 'UP-1').by(
    on('createUpload', set({ uploadURL: SCRIPT })),
  ),
  'upload-address-reused': breaking('An address takes a second photo.', 'UP-8').by(
    on('putUpload', accept(409)),
  ),
  'upload-never-expires': breaking('An upload address never expires.', 'UP-7').by(
    on('putUpload', accept(403)),
  ),
  'upload-takes-anything': breaking('Anything can be uploaded.', 'UP-3 UP-9').by(
    on('putUpload', accept(415, 422)),
  ),
  'upload-needs-session': breaking('An upload asks for the session.', 'UP-2').by(
    on('putUpload', (call) => (call.headers.cookie === undefined ? refuse(401)(call) : call.forward())),
  ),
  'pay-by-script': breaking('The payment address is a script.', 'GE-3 PAY-1').by(
    on('createCheckout', set({ url: SCRIPT })),
  ),
  'pay-without-tls': breaking('The payment address is not https.', 'GE-3 PAY-1').by(
    on('createCheckout', set({ url: 'http://pay.example/checkout' })),
  ),
  'any-plan': breaking('Any plan can be bought.', 'PAY-2').by(on('createCheckout', accept(400))),
  'checkout-grants': breaking('Starting to pay adds the credits.', 'PAY-3 CR-16').by(async (call) => {
    if (call.operation === 'createCheckout') call.memory.set('paid', true);
    const isBalance = call.operation === 'getCredits' && call.memory.has('paid');
    return (isBalance ? body(({ credits }) => ({ credits: Number(credits) + 300 })) : ask({}))(call);
  }),
  'payment-lost': breaking('A paid checkout adds nothing.', 'PAY-4').by(on('getCredits', firstAnswer())),
} satisfies Record<string, Break>;

export type BreakName = keyof typeof BREAKS;
export const BREAK_NAMES = Object.keys(BREAKS) as BreakName[];
