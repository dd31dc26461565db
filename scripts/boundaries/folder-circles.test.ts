import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';

// `npm run boundaries` proves that no circle is reported without one.
test('a circle of three folders is found, with an example of each import', () => {
  const imports = [
    { from: 'x/a/1/f.ts', to: 'x/b/2/f.ts' },
    { from: 'x/b/f.ts', to: 'x/c/f.ts' },
    { from: 'x/c/f.ts', to: 'x/a/f.ts' },
    { from: 'x/c/f.ts', to: 'x/d/f.ts' },
  ];
  expect(folderCircles(imports)).toEqual([
    'x/a → x/b (x/a/1/f.ts → x/b/2/f.ts)',
    'x/b → x/c (x/b/f.ts → x/c/f.ts)',
    'x/c → x/a (x/c/f.ts → x/a/f.ts)',
  ]);
});
