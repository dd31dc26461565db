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

const partOf =
  (role: string) =>
  (name: string | RegExp, section: string, ...calls: OperationId[]): LensPart => ({
    part: part(role, name),
    section,
    calls,
  });
const [region, button, link] = [partOf('region'), partOf('button'), partOf('link')];

const pricing = region(/^Simple Pricing/i, '§2.2', 'createCheckout');

/** Parts by a state in which they are all there; the test opens it, without its pictures and photos. */
export const LENS_SCREENS: Partial<Record<StateId, readonly LensPart[]>> = {
  'signed-out': [
    link('Sign In', '§2.2', 'login'),
    link('Get Started Now', '§2.2', 'login'),
    link('View Examples', '§2.2', 'login'),
    link('Start Creating Now', '§2.2', 'login'),
    region(/^How It Works/i, '§2.2'),
    pricing,
  ],
  'low-credits': [
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
  'training-waits': [
    region('Upload your photos', '§2.3', 'uploadTrainingPhotos'),
    region('Train your twin', '§4.6', 'deductCredits', 'trainTwin', 'refundCredits'),
    button('Fast Training', '§9.2', 'deductCredits', 'uploadTrainingPhotos', 'trainTwin'),
    button('Quality Training', '§9.2', 'deductCredits', 'uploadTrainingPhotos', 'trainTwin'),
    button('Check now', '§7.2', 'getTrainingStatus'),
  ],
  'reverse-empty': [
    button('Extract Prompts', '§2.3', 'reversePrompt'),
    button('Generate Image (FREE)', '§9.3', 'deductCredits', 'generateImage'),
  ],
  'writing-empty': [button('Analyze Writing Style', '§2.3', 'processDocuments', 'embedStyle')],
  'post-no-style': [button('Generate Post', '§2.3', 'generatePost')],
  'dashboard-job': [
    region(/making/, '§2.7', 'createJob'),
    region(/jobs/, '§4.4', 'getJob'),
    button('Create', '§2.7', 'createJob'),
  ],
  'job-complete': [
    region('Pipeline', '§4.3', 'getJob'),
    region('Details', '§2.6', 'getJob'),
    region('Timeline', '§2.6', 'getJob'),
    region(/^Generated content/, '§4.3', 'getJob'),
  ],
  'checkout-success-elsewhere': [link('Start Creating', '§2.5', 'getCredits')],
};

/** Every part once. */
export const LENS_PARTS: readonly LensPart[] = [
  ...new Map(
    Object.values(LENS_SCREENS).flatMap((parts) => parts.map((one) => [keyOf(one), one] as const)),
  ).values(),
];

/** What a click copies: `§5.4 · POST /api/twins/upload-photos (uploadTrainingPhotos)`. */
export function lensText({ section, calls }: Pick<LensPart, 'section' | 'calls'>): string {
  const named = calls.map((id) => `${operations[id].method} ${operations[id].path} (${id})`);
  return [section, ...(named.length > 0 ? named : ['no call'])].join(' · ');
}

export function keyOf({ part: { role, name } }: LensPart): string {
  return `${role} ${String(name)}`;
}
