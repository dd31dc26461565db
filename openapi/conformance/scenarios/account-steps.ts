import {
  EXAMPLE_JOB,
  IMAGE_SETTINGS,
  MAX_STYLE_SAMPLES,
  MIN_REFERENCE_PHOTOS,
  MIN_TRAINING_PHOTOS,
  type PRICING_TIERS,
  TRAINING_COST_CREDITS,
  type TRAINING_MODES,
} from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Account, Sample } from '../adapter.ts';
import { STYLE_SAMPLE } from '../bodies.ts';
import type { RequestBody } from './contract-types.ts';
import type { Reference } from './references.ts';
import { created, oldTwin, scenarioKey, text, userId, type Sendable, type Text } from './references.ts';
import type { RequestParts } from './request-parts.ts';
import type { VariationName } from './request-variations.ts';
import type { SampleFiles } from './sample-files.ts';
import type { CreatedKind, MediaKind } from './server-memory.ts';
import type { NoticeKind, NoticeStep, PrepareStep, RequestStep, Step, WorkState } from './steps.ts';

export type TrainingMode = (typeof TRAINING_MODES)[number];
export type Plan = (typeof PRICING_TIERS)[number];

/** The address of a package that was never created. */
export const NO_PACKAGE = '/api/objects/trainings/none.zip';

/** Samples of a writing style. */
export const STYLES = {
  good: [STYLE_SAMPLE, STYLE_SAMPLE],
  tooLittle: ['word'],
  blank: [' ', 'x'],
  longest: Array<string>(MAX_STYLE_SAMPLES).fill('Some words to learn a style from, again and again.'),
} as const;

type Body<Id extends OperationId> = Sendable<RequestBody<Id>>;

interface RequestOf<Id extends OperationId> extends RequestParts {
  body?: Body<Id>;
}

interface Keyed {
  /** The idempotency key: the same name is the same key throughout the scenario. */
  key: Text;
}

interface Paid extends Keyed {
  /** The key of the charge that pays for the work. */
  charge: Text;
}

interface Training extends Paid {
  mode?: TrainingMode;
  photos?: Text;
  userId?: Reference;
}

interface Image extends Paid {
  /** The trigger word in the prompt. */
  twin?: Text;
  prompt?: Text;
  userId?: Reference;
}

type JobFields = Partial<Omit<Body<'createJob'>, 'referenceImages'>>;

interface Job extends Keyed, JobFields {
  /** Repeated up to the required number. */
  photos?: readonly Reference[];
}

/** A request of one operation, with a body typed by the contract. */
export const request = <Id extends OperationId>(
  who: Account,
  operation: Id,
  parts: RequestOf<Id> = {},
): RequestStep => ({ do: 'request', who, operation, request: parts });

const keyHeaders = ({ key, charge }: Keyed & Partial<Paid>) => ({
  'idempotency-key': scenarioKey(key),
  ...(charge !== undefined && { 'charge-key': scenarioKey(charge) }),
});

const otherAccount = (who: Account): Account => (who === 'a' ? 'b' : 'a');

export type AccountSteps = ReturnType<typeof accountSteps>;

/** The requests of an account, and its created resources. */
export function accountSteps(who: Account, files: SampleFiles) {
  const ownId = userId(who);
  const latest =
    (kind: CreatedKind) =>
    (back = 0) =>
      created(kind, who, back);
  const resources = {
    who,
    id: ownId,
    /** References to resources of the other account. */
    other: { id: userId(otherAccount(who)), oldTwin: oldTwin(otherAccount(who)) },
    /** The trigger word of a twin from before the scenario. */
    oldTwin: oldTwin(who),
    /** The last resource that this account has created, or an earlier one. */
    twin: latest('trainTwin'),
    package: latest('uploadTrainingPhotos'),
    job: latest('createJob'),
    upload: latest('createUpload'),
    photo: latest('putUpload'),
    latest: (kind: CreatedKind, back = 0) => created(kind, who, back),
  };
  return {
    ...resources,
    ...moneySteps(who),
    ...twinSteps(who, files),
    ...contentSteps(who, files),
    ...sessionSteps(who),
    /** A request of any operation. */
    send: <Id extends OperationId>(operation: Id, parts: RequestOf<Id> = {}): RequestStep =>
      request(who, operation, parts),
    /** A request of an operation without a body. */
    get: (operation: OperationId, user: Text = ownId): RequestStep =>
      request(who, operation, { params: { userId: user } }),
    /** Reads everything that the account has. */
    readAll: (): Step => ({ do: 'read all', who }),
  };
}

function moneySteps(who: Account) {
  return {
    charge: (amount: number, keys: Keyed): RequestStep =>
      request(who, 'deductCredits', { body: { amount }, headers: keyHeaders(keys) }),
    refund: (amount: number, keys: Paid): RequestStep =>
      request(who, 'refundCredits', { body: { amount }, headers: keyHeaders(keys) }),
    buy: (tier: Plan): RequestStep => request(who, 'createCheckout', { body: { tier } }),
    /** The provider's notice of the last checkout of this account. */
    notice: (notice: NoticeKind, { times = 1, back = 0, isRead = true } = {}): NoticeStep => ({
      do: 'notice',
      who,
      notice,
      times,
      back,
      isRead,
    }),
  };
}

function twinSteps(who: Account, files: SampleFiles) {
  const ownId = userId(who);
  const uploadPhotos = (count: number = MIN_TRAINING_PHOTOS): RequestStep => ({
    ...request(who, 'uploadTrainingPhotos'),
    request: {
      form: [['userId', ownId], ...files.photos.slice(0, count).map((photo) => ['photos', photo] as const)],
    },
  });
  const train = ({
    mode = 'fast',
    photos = created('uploadTrainingPhotos', who),
    userId: user = ownId,
    ...keys
  }: Training) =>
    request(who, 'trainTwin', {
      body: { userId: user, mode, referenceImages: [photos] },
      headers: keyHeaders(keys),
    });
  return {
    uploadPhotos,
    train,
    /** Uploads photos and pays for a training with the charge `name-charge`. */
    startTraining: (name: string, { mode = 'fast' }: { mode?: TrainingMode } = {}): RequestStep[] => [
      uploadPhotos(),
      moneySteps(who).charge(TRAINING_COST_CREDITS[mode], { key: `${name}-charge` }),
      train({ key: name, charge: `${name}-charge`, mode }),
    ],
    generateImage: ({ twin = created('trainTwin', who), prompt, userId: user = ownId, ...keys }: Image) =>
      request(who, 'generateImage', {
        body: { userId: user, prompt: prompt ?? text`${twin} person`, ...IMAGE_SETTINGS },
        headers: keyHeaders(keys),
      }),
    waitForTraining: (state: WorkState): Step => ({ do: 'wait for', who, work: 'training', state }),
    failNextTraining: (): PrepareStep => ({ do: 'prepare', who, hook: 'failNextTraining' }),
    analyzeImage: (file: Sample = files.good): RequestStep =>
      request(who, 'reversePrompt', { form: [['image', file]] }),
  };
}

function contentSteps(who: Account, files: SampleFiles) {
  const requestUpload = () => request(who, 'createUpload');
  const put = (file: Sample = files.good, upload: Text = created('createUpload', who)): RequestStep =>
    request(who, 'putUpload', {
      params: { uploadId: upload },
      raw: { type: file.type, bytes: file.bytes },
    });
  return {
    requestUpload,
    put,
    /** Requests an address and uploads a photo to it. */
    storePhoto: (): RequestStep[] => [requestUpload(), put()],
    createJob({ key, photos, ...fields }: Job): RequestStep {
      const headers = keyHeaders({ key });
      const plain = { ...EXAMPLE_JOB, ...fields } as Body<'createJob'>;
      if (!photos) return request(who, 'createJob', { body: plain, headers });
      const count = Math.max(photos.length, MIN_REFERENCE_PHOTOS);
      const referenceImages = Array.from(
        { length: count },
        (_, index) => photos[index] ?? photos.at(-1) ?? '',
      );
      const goal = fields.goal ?? 'photoshoot';
      const body = { ...plain, goal, referenceImages } as Body<'createJob'>;
      return { ...request(who, 'createJob', { body, headers }), cases: ['referenceImages'] };
    },
    readJob: (job: Text = created('createJob', who)): RequestStep =>
      request(who, 'getJob', { params: { id: job } }),
    waitForJob: (state: WorkState): Step => ({ do: 'wait for', who, work: 'job', state }),
    failNextJob: (): PrepareStep => ({ do: 'prepare', who, hook: 'failNextJob' }),
    open: (what: MediaKind): Step => ({ do: 'open', who, what }),
    saveStyle: (sampleTexts: readonly Text[] = STYLES.good): RequestStep =>
      request(who, 'embedStyle', { body: { userId: userId(who), sampleTexts } }),
    writePost: (topic: Text = 'Our studio opens'): RequestStep =>
      request(who, 'generatePost', { body: { userId: userId(who), topic, platform: 'facebook' } }),
    processDocuments: (documents = [{ name: 'notes.txt', type: 'text/plain', size: 2048 }]): RequestStep =>
      request(who, 'processDocuments', { body: { userId: userId(who), documents } }),
  };
}

function sessionSteps(who: Account) {
  return {
    logIn: (returnTo: Text = '/studio'): RequestStep => request(who, 'login', { query: { returnTo } }),
    signOut: (): Step => ({ do: 'sign out', who }),
    /** Opens this many more sessions. */
    signIn: (count: number): Step => ({ do: 'sign in', who, times: count }),
    /** The account's charges and work take a second or more from now on. */
    slowDown: (): PrepareStep => ({ do: 'prepare', who, hook: 'slow' }),
  };
}

export const inVariation = (variation: VariationName, step: RequestStep): RequestStep => ({
  ...step,
  variation,
});

/** Sends a request in the second session of its account. */
export const inSecondSession = (step: RequestStep): RequestStep => inVariation('second-session', step);
