import { CHANCE_BREAKS } from './chance-breaks.ts';
import {
  ask,
  asFirstSession,
  body,
  cookie,
  countOf,
  firstAnswer,
  on,
  onBody,
  onList,
  onStatus,
  refuse,
  withBody,
} from './changes.ts';
import { LISTED_BREAKS } from './listed-breaks.ts';
import { MONEY_BREAKS } from './money-breaks.ts';
import { breaking, type Break, type Change } from './proxy.ts';
import { SUBTLE_BREAKS } from './subtle-breaks.ts';

const JSON_CALLS = ['deductCredits', 'createJob', 'createCheckout', 'embedStyle', 'generatePost'] as const;

/** A job's answer, changed with knowledge of the one before. */
const job = (change: (now: Record<string, unknown>, reads: number) => object): Change =>
  onBody('getJob', (now, call) => ({ ...now, ...change(now, countOf(call, call.path)) }));

/** Every break by its name. */
export const BREAKS: Readonly<Record<string, Break>> = {
  ...LISTED_BREAKS,

  // Shapes
  'cut-answer': breaking('The line breaks in the middle of the body.', 'GE-1', 'CR-1').by(
    onStatus('getCredits', 200, (reply) => ({ ...reply, isCut: true })),
  ),
  'any-type': breaking('Bodies of any type are read as JSON.', 'GE-10 SE-11').by(
    on(JSON_CALLS, ask({ 'content-type': 'application/json' })),
  ),
  'utf-8-lost': breaking('Letters beyond ASCII become question marks.', 'GE-19').by(
    onStatus('getJob', 200, (reply) =>
      withBody(reply, JSON.parse(reply.body.toString().replaceAll(/[^\x20-\x7E]/g, '?'))),
    ),
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

  // Jobs, uploads and payment
  'job-not-pending': breaking('A new job is in the middle.', 'JB-1').by(
    job((_, reads) => (reads === 1 ? { status: 'PROCESSING', next: 'AVATAR' } : {})),
  ),
  'job-goes-back': breaking('A job goes back to an earlier step.', 'JB-3', 'JB-5').by(
    job((now, reads) =>
      reads > 4 && reads % 2 === 0 && now['status'] === 'PROCESSING' ? { next: 'SCRIPT' } : {},
    ),
  ),
  'job-done-too-early': breaking('A job in progress is at DONE.', 'JB-4', 'JB-5').by(
    job(({ status }) => (status === 'PROCESSING' ? { next: 'DONE' } : {})),
  ),
  'assets-at-the-end': breaking('What a job makes comes with its end.', 'JB-18', 'JB-5').by(
    job(({ status }) => (status === 'COMPLETE' ? {} : { assets: {} })),
  ),
  'jobs-share-an-id': breaking('Two jobs have one id.', 'JB-13').by(on('createJob', firstAnswer())),
  'one-upload-address': breaking('All uploads have one address.', 'UP-1').by(
    on('createUpload', firstAnswer(false)),
  ),
  'guessable-upload': breaking('Upload addresses can be guessed.', 'UP-1').by(
    onBody('createUpload', (_, call) => ({ uploadURL: `/api/objects/upload/${countOf(call)}` })),
  ),
  'upload-needs-session': breaking('An upload asks for the session.', 'UP-2').by(
    on('putUpload', (call) => (call.headers.cookie === undefined ? refuse(401)(call) : call.forward())),
  ),
  'checkout-grants': breaking('Starting to pay adds the credits.', 'PAY-3 CR-16').by(async (call) => {
    if (call.operation === 'createCheckout') call.memory.set('paid', true);
    const isBalance = call.operation === 'getCredits' && call.memory.has('paid');
    return (isBalance ? body(({ credits }) => ({ credits: Number(credits) + 300 })) : ask({}))(call);
  }),

  ...CHANCE_BREAKS,
};

/** @throws RangeError when there is none of this name */
export function breakOf(name: string): Break {
  const found = BREAKS[name];
  if (!found) throw new RangeError(`There is no break "${name}"; --list shows them.`);
  return found;
}
