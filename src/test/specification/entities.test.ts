// @vitest-environment node
import { expect, it } from 'vitest';
import { at, objectOf, readContract, resolved } from '../../../scripts/contract/document.ts';

const contract = await readContract();

/** The names of all fields that lie at `schema`, those inside others by their path. */
function fieldsOf(schema: unknown): string[] {
  return Object.entries(objectOf(resolved(contract, schema)['properties'])).flatMap(([name, value]) => {
    const inner = fieldsOf(value);
    return [name, ...inner.map((field) => `${name}.${field}`)];
  });
}

/** Section 3 of the specification, entity by entity. */
it.each([
  ['User', ['id']],
  [
    'CreateJobRequest',
    ['goal', 'platform', 'ratio', 'brand', 'idea', 'voice', 'schedule_at', 'referenceImages'],
  ],
  ['Job', ['id', 'status', 'next', 'goal', 'input', 'assets', 'createdAt', 'updatedAt']],
  ['JobInput', ['platform', 'ratio', 'voice', 'brand', 'idea', 'schedule_at']],
  ['JobAssets', ['script', 'finalVideoUrl', 'avatarUrl', 'thumbnailUrl']],
  ['TrainedModel', ['userId', 'trigger_word', 'status', 'training_status', 'completedAt']],
  ['TrainingResult', ['ok', 'mode', 'status', 'trainingTime', 'error']],
  ['PromptTemplate', ['id', 'name', 'category', 'prompt', 'description', 'icon']],
  [
    'ReversePromptResult',
    [
      'ok',
      'analysis.caption',
      'analysis.hair.style',
      'analysis.hair.color',
      'analysis.hair.texture',
      'analysis.clothing.garment',
      'analysis.clothing.color',
      'analysis.clothing.pattern',
      'analysis.clothing.fabric',
      'analysis.background.setting',
      'analysis.background.colors',
      'analysis.background.elements',
      'analysis.lighting',
      'analysis.composition',
      'analysis.style_tags',
      'prompts.sdxl.positive',
      'prompts.sdxl.negative',
      'prompts.flux.prompt',
      'prompts.midjourney.prompt',
    ],
  ],
  ['StyleProfile', ['voice.tone']],
  ['StyleSaveResult', ['styleProfile', 'savedSamples']],
  ['ImageResult', ['ok', 'imageUrl', 'method', 'quality', 'error']],
  ['Credits', ['credits']],
  ['CreditChange', ['newBalance']],
  ['Problem', ['error', 'available', 'details', 'guidelines']],
])('%s has the specified fields', (entity, fields) => {
  expect(fieldsOf(at(contract, `/components/schemas/${entity}`))).toEqual(expect.arrayContaining(fields));
});
