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

test('a prompt template of an unknown category becomes Creative', () => {
  const odd = row({ id: '__proto__', category: 'constructor' });
  const templates = parseTemplates({ templates: [row({}), odd, odd, row({ category: 'Social Media' })] });
  const categories = templates?.map(({ category }) => category);
  expect(categories).toEqual(['Professional', 'Creative', 'Creative', 'Social Media']);
  expect(({} as Record<string, unknown>)['name']).toBeUndefined();
});

test('a prompt template without a name or a prompt is dropped', () => {
  expect(parseTemplates({ templates: [row({ name: null }), row({ prompt: ' ' }), null, 'x'] })).toEqual([]);
});

test.each([[undefined], [null], [{}], [{ templates: 'none' }], [[]]])(
  '%j contains no list of templates',
  (response) => {
    expect(parseTemplates(response)).toBeUndefined();
  },
);

test('a prompt template is recognized by its exact prompt', () => {
  const templates = parseTemplates({ templates: [row({})] });
  expect(templateOf('studio headshot ', templates)?.name).toBe('Headshot');
  expect(templateOf('studio headshot, smiling', templates)).toBeUndefined();
  expect(templateOf('', templates)).toBeUndefined();
  expect(templateOf('studio headshot', undefined)).toBeUndefined();
});
