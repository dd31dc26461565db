// @vitest-environment node
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '#openapi/operations.gen.ts';
import { ROWS } from './rows.ts';
import { hasTest } from './test-titles.ts';

const files = [...new Set(ROWS.map(({ test }) => test.file))];

describe('the table of the specification', () => {
  it.each(files)('names tests that stand in %s', (file) => {
    expect(existsSync(file)).toBe(true);
    const titles = ROWS.filter(({ test }) => test.file === file).map(({ test }) => test.title);
    expect(titles.filter((title) => !hasTest(file, title))).toEqual([]);
  });

  it('has facts of every section from 2 to 9', () => {
    expect([...new Set(ROWS.map(({ section }) => section))]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('names no fact of a section twice', () => {
    const facts = ROWS.map(({ section, fact }) => `§${section} ${fact}`);
    expect(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
  });

  it.each(Object.values(operations).map(({ method, path }) => `${method} ${path}`))(
    'has the call %s',
    (call) => {
      const facts = ROWS.filter(({ section }) => section === 7).map(({ fact }) => fact);
      expect(facts.map((fact) => fact.split(/[:,]/)[0])).toContain(call);
    },
  );
});

describe('the check of the table', () => {
  const FILE = 'src/app/routes.test.tsx';

  it.each(['routes, signed out > / is the landing', '/ is the landing'])('finds %s', (title) => {
    expect(hasTest(FILE, title)).toBe(true);
  });

  it.each([
    'routes, signed out',
    'routes, signed in > / is the landing',
    '/nowhere is the landing',
    'a test that nobody wrote',
  ])('does not find %s', (title) => {
    expect(hasTest(FILE, title)).toBe(false);
  });
});
