import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { patchOf } from './patch.ts';
import { contrast, themesOf, tokensOf } from './tokens.ts';

test('knows colours, radii and sizes of type, and the values of both themes', () => {
  const tokens = tokensOf(readFileSync('src/app/styles.css', 'utf8'));
  const names = tokens.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['--paper', '--ember', '--radius-card', '--text-display-xl']));
  // A change of these would show nothing.
  expect(names.filter((name) => /--line-height|shadow|--mark/.test(name))).toEqual([]);
  const colours = tokens.filter(({ value }) => value.startsWith('light-dark'));
  for (const value of colours.flatMap((token) => themesOf(token.value))) {
    expect(value).toMatch(/^(oklch|color-mix)\(.+\)$/);
  }
  expect(contrast([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
});

test('prints only what was changed, in the order of its lines; a word of the code is no sentence', () => {
  const source = `const Credits = 1;
<p title="Credits">
  Train once, and
  create forever.
</p>
`;
  const changes = [
    ['Train once, and create forever.', 'Train.'],
    ['Credits', 'Coins'],
    ['Nowhere', 'Somewhere'],
  ] as const;
  expect(patchOf({ 'src/a.tsx': source, 'src/b.tsx': '' }, changes)).toBe(`--- a/src/a.tsx
+++ b/src/a.tsx
@@ -2,1 +2,1 @@
-<p title="Credits">
+<p title="Coins">
@@ -3,2 +3,1 @@
-  Train once, and
-  create forever.
+  Train.
`);
});
