import { describe, expect, it } from 'vitest';
import { MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import { generationRefusal, type TrainedModel } from './generation-refusal.ts';

const ada: TrainedModel = {
  userId: 'user_ada',
  trigger_word: 'ADA7K',
  status: 'ready',
  training_status: 'succeeded',
  completedAt: '2026-10-02T09:30:00Z',
};

describe('why a picture cannot be made', () => {
  it('has nothing against a twin and a prompt', () => {
    expect(generationRefusal({ twin: ada, prompt: 'in a hat' })).toBeUndefined();
  });

  it.each([
    ['no twin', undefined, 'in a hat', 'Select a trained twin first.'],
    ['no prompt', ada, '  \n', 'Choose a template or write a prompt first.'],
    ['neither', undefined, '', 'Select a trained twin, and choose a template or write a prompt.'],
  ])('says what is missing: %s', (_case, twin, prompt, text) => {
    expect(generationRefusal({ twin, prompt })).toEqual({ title: 'Requirements Missing', text });
  });

  it('asks for a shorter prompt, counting the trigger word too', () => {
    const longest = 'x'.repeat(MAX_PROMPT_LENGTH - 'ADA7K person, '.length);
    expect(generationRefusal({ twin: ada, prompt: longest })).toBeUndefined();
    expect(generationRefusal({ twin: ada, prompt: `${longest}x` })?.title).toBe('Requirements Missing');
  });

  it.each([
    ['a trigger word of null', { trigger_word: null }],
    ['an empty trigger word', { trigger_word: ' ' }],
    ['no user', { userId: undefined }],
  ])('does not use a twin with %s', (_case, part) => {
    const twin = { ...ada, ...part } as unknown as TrainedModel;
    expect(generationRefusal({ twin, prompt: 'in a hat' })?.title).toBe('Model Error');
  });
});
