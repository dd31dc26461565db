import { expect, test } from 'vitest';
import { at, propertiesOf, readContract } from '#scripts/contract/document.ts';

const contract = await readContract();

/** The names of all fields of `schema`, nested ones by their path. */
function fieldsOf(schema: unknown): string[] {
  return Object.entries(propertiesOf(contract, schema)).flatMap(([name, value]) => {
    const inner = fieldsOf(value);
    return [name, ...inner.map((field) => `${name}.${field}`)];
  });
}

// Section 3 of the specification, entity by entity. The other entities are whole responses, in operations.test.ts.
test.each([
  ['§3.4', 'JobInput', 'platform ratio voice brand idea schedule_at'],
  ['§3.4', 'JobAssets', 'script finalVideoUrl avatarUrl thumbnailUrl'],
])('%s: %s has exactly the fields %s', (_, entity, fields) => {
  expect(fieldsOf(at(contract, `/components/schemas/${entity}`))).toEqual(fields.split(' '));
});

test.each([
  ['§3.5', 'TrainedModel', 'userId trigger_word status training_status completedAt'],
  ['§3.6', 'TrainingResult', 'ok mode status trainingTime error'],
  ['§3.7', 'PromptTemplate', 'id name category prompt description icon'],
  ['§3.8', 'ReversePromptResult', 'ok analysis prompts.flux.prompt prompts.midjourney.prompt'],
  ['§3.8', 'ReversePromptResult', 'prompts.sdxl.positive prompts.sdxl.negative'],
  ['§3.8', 'ImageAnalysis', 'caption lighting composition style_tags'],
  ['§3.8', 'ImageAnalysis', 'hair.style hair.color hair.texture background.setting background.colors'],
  [
    '§3.8',
    'ImageAnalysis',
    'background.elements clothing.garment clothing.color clothing.pattern clothing.fabric',
  ],
  ['§3.9', 'StyleProfile', 'voice.tone'],
  ['§3.10', 'ImageResult', 'ok imageUrl method quality error'],
  ['§3.11', 'Problem', 'error available details guidelines'],
])('%s: %s has the fields %s', (_, entity, fields) => {
  expect(fieldsOf(at(contract, `/components/schemas/${entity}`))).toEqual(
    expect.arrayContaining(fields.split(' ')),
  );
});
