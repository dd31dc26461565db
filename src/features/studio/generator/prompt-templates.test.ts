import { expect, test } from 'vitest';
import { parseTemplates, templateOf } from './prompt-templates.ts';

const row = (special: object) => ({
  id: 'a',
  name: 'Headshot',
  category: 'Professional',
  prompt: 'studio headshot',
  description: 'Clean.',
  icon: 'briefcase',
  ...special,
});

test('prompt templates keep their category; an unknown one becomes Creative, and ids do not matter', () => {
  const odd = row({ id: '__proto__', category: 'constructor' });
  const templates = parseTemplates({ templates: [row({}), odd, odd, row({ category: 'Social Media' })] });
  const categories = templates?.map(({ category }) => category);
  expect(categories).toEqual(['Professional', 'Creative', 'Creative', 'Social Media']);
  expect(({} as Record<string, unknown>)['name']).toBeUndefined();
});

test('prompt templates are dropped without a name or a prompt', () => {
  expect(parseTemplates({ templates: [row({ name: null }), row({ prompt: ' ' }), null, 'x'] })).toEqual([]);
});

test.each([[undefined], [null], [{}], [{ templates: 'none' }], [[]]])('%j are no templates', (response) => {
  expect(parseTemplates(response)).toBeUndefined();
});

test('prompt templates are recognised by their prompt, until it is changed', () => {
  const templates = parseTemplates({ templates: [row({})] });
  expect(templateOf('studio headshot ', templates)?.name).toBe('Headshot');
  expect(templateOf('studio headshot, smiling', templates)).toBeUndefined();
  expect(templateOf('', templates)).toBeUndefined();
  expect(templateOf('studio headshot', undefined)).toBeUndefined();
});
