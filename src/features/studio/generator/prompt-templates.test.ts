import { describe, expect, it } from 'vitest';
import { readTemplates, templateOf } from './prompt-templates.ts';

const row = (special: object) => ({
  id: 'a',
  name: 'Headshot',
  category: 'Professional',
  prompt: 'studio headshot',
  description: 'Clean.',
  icon: 'briefcase',
  ...special,
});

describe('prompt templates', () => {
  it('are put on the shelf of their category, all seven of them', () => {
    const shelf = readTemplates({
      templates: [row({}), row({ id: 'b', category: 'Social Media', name: 'Story' })],
    });
    expect([...(shelf?.keys() ?? [])]).toHaveLength(7);
    expect(shelf?.get('Professional')?.map(({ name }) => name)).toEqual(['Headshot']);
    expect(shelf?.get('Social Media')?.map(({ name }) => name)).toEqual(['Story']);
    expect(shelf?.get('Business')).toEqual([]);
  });

  it('survive odd ids, twins of ids and unknown categories', () => {
    const shelf = readTemplates({
      templates: [row({ id: '__proto__' }), row({ id: '__proto__' }), row({ category: 'constructor' })],
    });
    expect(new Set(shelf?.get('Professional')?.map(({ id }) => id)).size).toBe(2);
    expect(shelf?.get('Creative')).toHaveLength(1);
    expect(({} as Record<string, unknown>)['name']).toBeUndefined();
  });

  it('are left out without a name or a prompt', () => {
    const shelf = readTemplates({ templates: [row({ name: null }), row({ prompt: ' ' }), null, 'x'] });
    expect([...(shelf?.values() ?? [])].flat()).toEqual([]);
  });

  it.each([[undefined], [null], [{}], [{ templates: 'none' }], [[]]])('are not known from %j', (answer) => {
    expect(readTemplates(answer)).toBeUndefined();
  });

  it('are recognised by their prompt, until it is changed', () => {
    const shelf = readTemplates({ templates: [row({})] });
    expect(templateOf('studio headshot ', shelf)?.name).toBe('Headshot');
    expect(templateOf('studio headshot, smiling', shelf)).toBeUndefined();
    expect(templateOf('', shelf)).toBeUndefined();
    expect(templateOf('studio headshot', undefined)).toBeUndefined();
  });
});
