import type { StateId } from '#mocks/states/states.ts';
import { part, type Part } from '#mocks/states/steps.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';

/** A part of a screen, with its section of the specification and its calls. */
export interface LensPart {
  part: Part;
  /** The section of the specification. */
  section: string;
  /** The calls that it reads from, or makes when it is used. */
  calls: readonly OperationId[];
}

/** Parts, and a state in which they are all there; the test opens it. */
interface LensScreen {
  state: StateId;
  parts: readonly LensPart[];
}

const partOf =
  (role: string) =>
  (name: string | RegExp, section: string, ...calls: OperationId[]): LensPart => ({
    part: part(role, name),
    section,
    calls,
  });
const [region, button, link] = [partOf('region'), partOf('button'), partOf('link')];

const pricing = region(/^Simple Pricing/i, '§2.2', 'createCheckout');

export const LENS_SCREENS: readonly LensScreen[] = [
  {
    state: 'signed-out',
    parts: [
      link('Sign In', '§2.2', 'login'),
      link('Get Started Now', '§2.2', 'login'),
      link('View Examples', '§2.2', 'login'),
      link('Start Creating Now', '§2.2', 'login'),
      region(/^How It Works/i, '§2.2'),
      pricing,
    ],
  },
  {
    state: 'low-credits',
    parts: [
      link('Sign Out', '§2.3', 'logout'),
      partOf('text')(/^credits?$/, '§2.3', 'getCredits'),
      link('Buy More', '§9.4', 'getCredits'),
      region(/^Your twins/, '§2.3', 'listTrainedModels', 'getTrainingStatus'),
      region(/Photos for another twin$/, '§2.3', 'uploadTrainingPhotos'),
      region(/Train another twin$/, '§4.6', 'deductCredits', 'trainTwin', 'refundCredits'),
      region('Reverse prompt', '§5.6', 'reversePrompt'),
      region('Generate images', '§5.7', 'listPromptTemplates', 'generateImage', 'deductCredits'),
      region('Train your writing style', '§5.8', 'processDocuments', 'embedStyle'),
      region('Generate content', '§2.3', 'generatePost'),
      pricing,
    ],
  },
  {
    state: 'training-waits',
    parts: [
      region('Upload your photos', '§2.3', 'uploadTrainingPhotos'),
      region('Train your twin', '§4.6', 'deductCredits', 'trainTwin', 'refundCredits'),
      button('Fast Training', '§9.2', 'deductCredits', 'uploadTrainingPhotos', 'trainTwin'),
      button('Quality Training', '§9.2', 'deductCredits', 'uploadTrainingPhotos', 'trainTwin'),
      button('Check now', '§7.2', 'getTrainingStatus'),
    ],
  },
  {
    state: 'reverse-empty',
    parts: [
      button('Extract Prompts', '§2.3', 'reversePrompt'),
      button('Generate Image (FREE)', '§9.3', 'deductCredits', 'generateImage'),
    ],
  },
  {
    state: 'writing-empty',
    parts: [button('Analyze Writing Style', '§2.3', 'processDocuments', 'embedStyle')],
  },
  {
    state: 'post-no-style',
    parts: [button('Generate Post', '§2.3', 'generatePost')],
  },
  {
    state: 'dashboard-job',
    parts: [
      region(/making/, '§2.7', 'createJob'),
      region(/jobs/, '§4.4', 'getJob'),
      button('Create', '§2.7', 'createJob'),
    ],
  },
  {
    state: 'job-complete',
    parts: [
      region('Pipeline', '§4.3', 'getJob'),
      region('Details', '§2.6', 'getJob'),
      region('Timeline', '§2.6', 'getJob'),
      region(/^Generated content/, '§4.3', 'getJob'),
    ],
  },
  {
    state: 'checkout-success-elsewhere',
    parts: [link('Start Creating', '§2.5', 'getCredits')],
  },
];

/** Every part once. */
export const LENS_PARTS: readonly LensPart[] = [
  ...new Map(LENS_SCREENS.flatMap(({ parts }) => parts).map((one) => [keyOf(one), one])).values(),
];

/** What a click copies: `§5.4 · POST /api/twins/upload-photos (uploadTrainingPhotos)`. */
export function lensText({ section, calls }: Pick<LensPart, 'section' | 'calls'>): string {
  const named = calls.map((id) => `${operations[id].method} ${operations[id].path} (${id})`);
  return [section, ...(named.length > 0 ? named : ['no call'])].join(' · ');
}

export function keyOf({ part: { role, name } }: LensPart): string {
  return `${role} ${String(name)}`;
}
