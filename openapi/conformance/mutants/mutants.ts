import type { OperationId } from '#openapi/operations.gen.ts';
import { accept, on, refuse, rewritten } from './change-builders.ts';
import { MONEY_CHANGES } from './money-changes.ts';
import { NON_MONEY_CHANGES } from './non-money-changes.ts';
import type { Change } from './proxy.ts';

/** A server that breaks the contract in one way. */
export interface Mutant {
  /** The error, in one sentence. */
  what: string;
  /** The rules that find it; one of them is sufficient. */
  rules: readonly string[];
  /** The operations that it changes, or all if undefined. */
  on?: readonly OperationId[];
  change: Change;
  /** The error is in the connection, which requests in this process do not have. */
  needsHttp?: boolean;
}

const changes = { ...MONEY_CHANGES, ...NON_MONEY_CHANGES };

/** Every mutant, one per kind of error. */
export const MUTANTS = {
  // Responses and HTTP
  'created-is-200': {
    what: 'A new job returns 200.',
    rules: ['JB-1', 'GE-1'],
    on: ['createJob'],
    change: rewritten({ when: 201, status: 200 }),
  },
  'cut-answer': {
    what: 'The connection breaks in the middle of the body.',
    rules: ['GE-1'],
    on: ['getCredits'],
    needsHttp: true,
    change: changes['cut-answer'],
  },
  'cut-json': {
    what: 'The body ends in the middle, as if it were whole.',
    rules: ['GE-2'],
    on: ['deductCredits'],
    change: rewritten({ text: '{"new' }),
  },
  'type-is-missing': {
    what: 'JSON is sent without a type.',
    rules: ['GE-2'],
    on: ['getCredits'],
    change: rewritten({ when: 'any', headers: { 'content-type': null } }),
  },
  'credits-text': {
    what: 'The balance is a text.',
    rules: ['GE-3'],
    on: ['getCredits'],
    change: rewritten({ set: { credits: '740' } }),
  },
  'charge-redirects': {
    what: 'A charge is redirected.',
    rules: ['GE-22', 'GE-1'],
    on: ['deductCredits'],
    change: rewritten({ status: 307, headers: { location: '/api/users/me/deduct-credits' } }),
  },
  'page-for-error': {
    what: 'An error is the page of a proxy.',
    rules: ['GE-2', 'GE-6'],
    on: ['getJob'],
    change: rewritten({ when: 404, page: '<h1>404 Not Found</h1><hr>nginx' }),
  },
  'stack-trace': {
    what: 'Errors show a stack trace.',
    rules: ['GE-7'],
    change: rewritten({
      when: [400, 402, 404],
      body: { error: 'TypeError: x is null\n    at charge (/srv/app/credits.js:41:12)' },
    }),
  },
  'app-swallows-api': {
    what: 'Unknown addresses below /api return the page of the app.',
    rules: ['GE-8'],
    change: rewritten({ when: [404, 501], status: 200, page: '<!doctype html><title>App</title>' }),
  },
  'any-method': {
    what: 'Any method is taken.',
    rules: ['GE-9'],
    change: rewritten({ when: 405, status: 200, body: {} }),
  },
  'any-type': {
    what: 'Bodies of any type are read as JSON.',
    rules: ['GE-10', 'SE-11'],
    on: ['deductCredits', 'createJob', 'createCheckout', 'embedStyle', 'generatePost'],
    change: changes['any-type'],
  },
  'broken-json-taken': {
    what: 'A body that is no JSON is taken.',
    rules: ['GE-11', 'GE-12'],
    on: ['generatePost'],
    change: accept(400),
  },
  'names-in-any-case': {
    what: 'Names of fields count in any case of their letters.',
    rules: ['GE-12'],
    on: ['deductCredits', 'createJob', 'generatePost'],
    change: changes['names-in-any-case'],
  },
  'body-where-none-is-declared': {
    what: 'A body is refused where none is declared.',
    rules: ['GE-10'],
    on: ['createUpload'],
    change: changes['body-where-none-is-declared'],
  },
  'wrong-is-500': {
    what: 'A wrong type breaks the server down.',
    rules: ['GE-25', 'GE-12'],
    change: rewritten({ when: 400, status: 500, body: { error: 'Something went wrong. Try again.' } }),
  },
  'chunks-without-bound': {
    what: 'Bodies in chunks are read whatever their size.',
    rules: ['GE-28'],
    needsHttp: true,
    change: changes['chunks-without-bound'],
  },
  'charset-refused': {
    what: 'JSON with a charset is refused.',
    rules: ['GE-26'],
    change: changes['charset-refused'],
  },
  'too-busy': {
    what: 'Every tenth read of a job returns 429 without a time to wait.',
    rules: ['JB-15', 'GE-21'],
    on: ['getJob'],
    change: changes['too-busy'],
  },
  'cacheable-balance': {
    what: 'The balance may be cached.',
    rules: ['GE-17'],
    on: ['getCredits'],
    change: rewritten({ when: 'any', headers: { 'cache-control': 'max-age=60' } }),
  },
  'date-local': {
    what: 'Times are not UTC.',
    rules: ['GE-18'],
    on: ['getJob'],
    change: rewritten({ set: { updatedAt: '2026-11-20T16:02:00+02:00' } }),
  },
  'text-composed': {
    what: 'Accents are written in another form.',
    rules: ['GE-19'],
    on: ['getJob'],
    change: changes['text-composed'],
  },
  'limits-in-utf-16': {
    what: 'Limits of texts count UTF-16 units.',
    rules: ['GE-27'],
    on: ['createJob'],
    change: changes['limits-in-utf-16'],
  },
  'image-is-script': {
    what: 'The address of an image is a script.',
    rules: ['GE-20', 'GE-3'],
    on: ['generateImage'],
    change: rewritten({ set: { imageUrl: 'javascript:alert(document.cookie)' } }),
  },

  // Sessions and other users
  'open-to-all': {
    what: 'Requests without a session succeed.',
    rules: ['SE-1', 'SE-2'],
    change: changes['open-to-all'],
  },
  'wrong-before-session': {
    what: 'A wrong request is refused before the session is checked.',
    rules: ['GE-13'],
    on: ['generatePost'],
    change: rewritten({ when: 401, status: 400 }),
  },
  'owner-before-shape': {
    what: 'The owner is checked before the shape.',
    rules: ['GE-14'],
    on: ['generatePost'],
    change: rewritten({ when: 400, status: 403 }),
  },
  'foreign-user-id': {
    what: 'Any user id is taken.',
    rules: ['GE-15'],
    change: accept(403),
  },
  'foreign-job': {
    what: 'Jobs of other people can be read.',
    rules: ['JB-8'],
    on: ['getJob'],
    change: changes['foreign-job'],
  },
  'session-survives': {
    what: 'The session is alive after signing out.',
    rules: ['SE-8'],
    on: ['logout'],
    change: changes['session-survives'],
  },
  'session-of-an-hour': {
    what: 'A session ends after an hour.',
    rules: ['SE-14'],
    change: changes['session-of-an-hour'],
  },
  'cookie-for-scripts': {
    what: 'Scripts can read the session cookie.',
    rules: ['SE-3'],
    change: changes['cookie-for-scripts'],
  },
  'cookie-stays': {
    what: 'Signing out leaves the cookie.',
    rules: ['SE-7', 'GE-4'],
    on: ['logout'],
    change: rewritten({ when: 'any', headers: { 'set-cookie': null } }),
  },
  'open-redirect': {
    what: 'Signing in leads to any site.',
    rules: ['SE-5'],
    on: ['login'],
    change: changes['open-redirect'],
  },
  'return-forgotten': {
    what: 'Signing in forgets the way back.',
    rules: ['SE-6'],
    on: ['login'],
    change: rewritten({ when: 302, headers: { location: '/' } }),
  },
  'cors-for-all': {
    what: 'Every site may read responses with the session.',
    rules: ['SE-12'],
    change: changes['cors-for-all'],
  },

  // Money
  'double-charge': {
    what: 'A charge is booked twice.',
    rules: ['CR-1', 'CR-15'],
    on: ['deductCredits'],
    change: changes['double-charge'],
  },
  'charge-wrong-balance': {
    what: 'A charge returns another balance than the account has.',
    rules: ['CR-1'],
    on: ['deductCredits'],
    change: rewritten({ set: { newBalance: 1 } }),
  },
  'negative-charge': {
    what: 'Charges below zero are taken.',
    rules: ['CR-2'],
    on: ['deductCredits'],
    change: accept(400),
  },
  overdraft: {
    what: 'A charge above the balance is taken.',
    rules: ['CR-3', 'CR-4'],
    on: ['deductCredits'],
    change: rewritten({ when: 402, status: 200, body: { newBalance: 0 } }),
  },
  'available-missing': {
    what: '402 does not have the balance.',
    rules: ['CR-3'],
    on: ['deductCredits'],
    change: rewritten({ when: 402, without: 'available' }),
  },
  'refund-twice': {
    what: 'A refund is booked twice.',
    rules: ['CR-10', 'CR-15', 'CR-12'],
    change: changes['refund-twice'],
  },
  'refund-of-nothing': {
    what: 'What is refunded, delivered or was never charged is refunded.',
    rules: ['CR-11', 'CR-14', 'CR-18', 'CR-24'],
    on: ['refundCredits'],
    change: accept(409),
  },
  'refund-of-any-amount': {
    what: 'A refund of another amount than its charge is taken.',
    rules: ['CR-23'],
    on: ['refundCredits'],
    change: accept(422),
  },
  'nothing-left-without-code': {
    what: 'A refund of nothing has no `code`.',
    rules: ['CR-27'],
    on: ['refundCredits'],
    change: rewritten({ when: 409, without: 'code' }),
  },
  'late-charge-booked': {
    what: 'A charge is booked after its refund was requested.',
    rules: ['CR-24'],
    change: changes['late-charge-booked'],
  },
  'charge-pays-twice': {
    what: 'A charge pays for any work, and more than once.',
    rules: ['CR-19'],
    on: ['trainTwin', 'generateImage'],
    change: accept(402),
  },
  'refund-reported-not-booked': {
    what: 'A failure has `refunded`, and nothing was given back.',
    rules: ['CR-21'],
    on: ['getTrainingStatus'],
    change: rewritten({ set: { refunded: true } }),
  },
  'refunded-training-goes-on': {
    what: 'A training goes on after its charge was refunded.',
    rules: ['CR-20'],
    on: ['getTrainingStatus'],
    change: changes['refunded-training-goes-on'],
  },

  // Keys
  'keys-optional': {
    what: 'Requests without their keys are taken.',
    rules: ['CR-22'],
    change: changes['keys-optional'],
  },
  'charge-key-ignored': {
    what: 'A repeated charge is booked again.',
    rules: ['CR-5', 'CR-9'],
    change: changes['charge-key-ignored'],
  },
  'job-key-ignored': {
    what: 'A repeated job is a second one.',
    rules: ['JB-14'],
    on: ['createJob'],
    change: changes['job-key-ignored'],
  },
  'replay-of-today': {
    what: 'A repeated charge returns the balance of today.',
    rules: ['CR-5'],
    on: ['deductCredits'],
    change: changes['replay-of-today'],
  },
  'refusal-remembered': {
    what: 'A charge that was refused once is refused for ever.',
    rules: ['CR-7'],
    on: ['deductCredits'],
    change: changes['refusal-remembered'],
  },
  'key-for-any-request': {
    what: 'A key is taken with another request.',
    rules: ['CR-6'],
    on: ['deductCredits', 'refundCredits', 'trainTwin', 'generateImage'],
    change: accept(422),
  },
  'key-for-everybody': {
    what: 'The key of one account counts for another.',
    rules: ['CR-8'],
    on: ['deductCredits'],
    change: changes['key-for-everybody'],
  },
  'key-of-the-session': {
    what: 'The key of a charge is forgotten with the session.',
    rules: ['CR-26'],
    change: changes['key-of-the-session'],
  },
  'key-of-two-weeks': {
    what: 'The keys of charges are forgotten after two weeks.',
    rules: ['CR-5', 'CR-11', 'CR-18', 'CR-24', 'CR-26'],
    change: changes['key-of-two-weeks'],
  },
  'keys-any-case': {
    what: 'The case of a key does not count.',
    rules: ['CR-1', 'CR-5', 'CR-6', 'CR-10', 'CR-11', 'CR-12', 'CR-15', 'CR-23', 'CR-24'],
    change: changes['keys-any-case'],
  },
  'keys-race': {
    what: 'Concurrent charges with one key are all booked.',
    rules: ['CR-9'],
    on: ['deductCredits'],
    change: changes['keys-race'],
  },
  'key-after-money': {
    what: 'The balance is checked before the key.',
    rules: ['CR-25'],
    on: ['deductCredits'],
    change: changes['key-after-money'],
  },

  // Photos, trainings and pictures
  'same-photo-twice': {
    what: 'Unusable and duplicate photos are taken.',
    rules: ['PH-5', 'PH-6'],
    on: ['uploadTrainingPhotos'],
    change: accept(422),
  },
  'photo-without-bound': {
    what: 'Photos of any size are taken.',
    rules: ['PH-4'],
    on: ['uploadTrainingPhotos'],
    change: accept(413),
  },
  'photos-unnamed': {
    what: 'A refusal does not name the photos.',
    rules: ['PH-7'],
    on: ['uploadTrainingPhotos'],
    change: rewritten({ when: [415, 422], without: 'details' }),
  },
  'good-photos-refused': {
    what: 'Good photos are refused.',
    rules: ['PH-1', 'PH-10', 'PH-11'],
    on: ['uploadTrainingPhotos'],
    change: refuse(422),
  },
  'package-twice': {
    what: 'A package of photos is trained twice.',
    rules: ['TW-4'],
    on: ['trainTwin'],
    change: changes['package-twice'],
  },
  'training-refused': {
    what: 'A paid training is refused with `ok` false.',
    rules: ['TW-1'],
    on: ['trainTwin'],
    change: rewritten({ body: { ok: false, error: 'Not now.' } }),
  },
  'trigger-word-missing': {
    what: 'An accepted training does not name its trigger word.',
    rules: ['TW-17', 'GE-3'],
    on: ['trainTwin'],
    change: rewritten({ without: 'trigger_word' }),
  },
  'two-trainings': {
    what: 'Two trainings run at a time.',
    rules: ['TW-3'],
    on: ['trainTwin'],
    change: accept(409),
  },
  'training-goes-back': {
    what: 'A training goes back to its start.',
    rules: ['TW-7'],
    on: ['getTrainingStatus'],
    change: changes['training-goes-back'],
  },
  'training-of-45-minutes': {
    what: 'A fast training takes 45 minutes.',
    rules: ['TW-14'],
    change: changes['training-of-45-minutes'],
  },
  'only-newest-twin': {
    what: 'Only the newest twin is listed.',
    rules: ['TW-19'],
    on: ['listTrainedModels'],
    change: changes['only-newest-twin'],
  },
  'picture-for-a-day': {
    what: 'The picture of an image is gone after a day.',
    rules: ['IM-13'],
    change: changes['picture-for-a-day'],
  },

  // Writing, jobs, uploads and payments
  'style-lost': {
    what: 'The saved style is gone when another one is refused.',
    rules: ['WR-8', 'WR-10'],
    on: ['generatePost'],
    change: refuse(409),
  },
  'job-forgets-input': {
    what: 'A job forgets its platform.',
    rules: ['JB-2'],
    on: ['getJob'],
    change: rewritten({ set: { 'input.platform': 'tiktok' } }),
  },
  'job-never-ends': {
    what: 'A job never ends.',
    rules: ['JB-5'],
    on: ['getJob'],
    change: rewritten({ set: { status: 'PROCESSING', next: 'SCHEDULE' } }),
  },
  'job-goes-back': {
    what: 'A job goes back to an earlier step.',
    rules: ['JB-3'],
    on: ['getJob'],
    change: changes['job-goes-back'],
  },
  'error-at-another-step': {
    what: 'A failed job goes on to another step.',
    rules: ['JB-7', 'JB-3'],
    on: ['getJob'],
    change: changes['error-at-another-step'],
  },
  'guessable-upload': {
    what: 'Upload addresses can be guessed.',
    rules: ['UP-1'],
    on: ['createUpload'],
    change: changes['guessable-upload'],
  },
  'upload-address-reused': {
    what: 'An address takes a second photo.',
    rules: ['UP-8'],
    on: ['putUpload'],
    change: accept(409),
  },
  'upload-never-expires': {
    what: 'An upload address never expires.',
    rules: ['UP-7'],
    on: ['putUpload'],
    change: accept(403),
  },
  'pay-without-tls': {
    what: 'The payment address is not https.',
    rules: ['GE-3', 'PAY-1'],
    on: ['createCheckout'],
    change: rewritten({ set: { url: 'http://pay.example/checkout' } }),
  },
  'checkout-grants': {
    what: 'Starting to pay adds the credits.',
    rules: ['PAY-3', 'CR-16'],
    change: changes['checkout-grants'],
  },
  'cancelled-grants': {
    what: 'A notice that is not paid adds the credits.',
    rules: ['PAY-8'],
    change: changes['cancelled-grants'],
  },
  'unsigned-notice': {
    what: 'A notice is taken with any signature.',
    rules: ['PAY-7'],
    change: changes['unsigned-notice'],
  },
} satisfies Record<string, Mutant>;

export type MutantName = keyof typeof MUTANTS;

export const MUTANT_NAMES = Object.keys(MUTANTS) as MutantName[];

export const isMutant = (name: string): name is MutantName => Object.hasOwn(MUTANTS, name);

/** A mutant by its name, whose change concerns only its operations. */
export function mutantOf(name: MutantName): Mutant {
  const mutant: Mutant = MUTANTS[name];
  return mutant.on ? { ...mutant, change: on(mutant.on, mutant.change) } : mutant;
}
