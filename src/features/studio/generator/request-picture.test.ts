import { describe, expect, test } from 'vitest';
import { assert, property, string } from '#mocks/testing/seeded-fast-check.ts';
import { generationRefusal, promptToSend } from './request-picture.ts';

describe('the prompt that is sent (§5.7)', () => {
  test.each([
    ['capitals differ', 'ADA7K', 'ada7k in the rain', 'ADA7K person, ada7k in the rain'],
    ['it is part of a word', 'ADA', 'ADAPTED to the sea', 'ADAPTED to the sea'],
    ['it reads like a pattern', 'a.c*', 'abcc in a hat', 'a.c* person, abcc in a hat'],
    ['it looks like a replacement', '$&', 'in a hat', '$& person, in a hat'],
    ['it is an emoji', '🦊K', 'in a 🦊 hat', '🦊K person, in a 🦊 hat'],
    ['it is markup', '<b>', 'in <i>light</i>', '<b> person, in <i>light</i>'],
    ['the prompt has lines', 'ADA7K', 'one\ntwo', 'ADA7K person, one\ntwo'],
    ['the prompt ends in space', 'ADA7K', '  in a hat \n', 'ADA7K person, in a hat'],
  ])('contains the trigger word when %s', (_case, trigger, prompt, sent) => {
    expect(promptToSend(trigger, prompt)).toBe(sent);
  });

  test('contains the trigger word with the full text, once', () => {
    const triggerWords = string({ minLength: 1 }).filter((word) => word.trim() === word && word !== '');
    assert(
      property(triggerWords, string(), (trigger, prompt) => {
        const sent = promptToSend(trigger, prompt);
        expect(sent).toContain(trigger);
        expect(sent).toContain(prompt.trim());
        expect(promptToSend(trigger, sent)).toBe(sent.trim());
      }),
    );
  });

  const ada = { key: 'ADA7K', userId: 'user_ada', triggerWord: 'ADA7K', completedAt: 1 };

  test.each([
    ['it is invisible', ada, ' \u200b\u2060', /^Choose a template/],
    ['there is no twin', undefined, '🎩', /^Select a trained twin first/],
    ['the twin has no owner', { ...ada, userId: undefined }, '🎩', /^This twin is missing/],
  ])('is refused when %s', (_, twin, prompt, text) => {
    expect(generationRefusal(twin, prompt)?.text).toMatch(text);
  });
});
