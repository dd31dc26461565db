import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { patchOf, tokensOf } from './tokens.ts';

const styles = readFileSync('src/app/styles.css', 'utf8');
const tokens = tokensOf(styles);

test('knows colours, radii and sizes of type, each by its line', () => {
  expect(tokens.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['--paper', '--ember', '--radius-card', '--text-base', '--text-display-xl']),
  );
  // A change of these would show nothing.
  expect(tokens.map(({ name }) => name).filter((name) => /--line-height|shadow|--mark/.test(name))).toEqual(
    [],
  );
  const lines = styles.split('\n');
  for (const { name, value, line } of tokens) expect(lines[line - 1]).toBe(`  ${name}: ${value};`);
});

test('prints only what was changed, with both themes', () => {
  const { value, line } = tokens.find(({ name }) => name === '--ember') ?? {};
  const next = 'light-dark(#0a7d4f, #7fe0b0)';
  expect(patchOf(tokens, { '--ember': next, '--radius-card': '0.75rem' })).toBe(
    `--- a/src/app/styles.css\n+++ b/src/app/styles.css\n@@ -${line} +${line} @@\n-  --ember: ${value};\n+  --ember: ${next};\n`,
  );
  expect(patchOf(tokens, {})).toBe('');
});
