import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';

const imports = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }));

test.each([
  [
    'three folders, deeper inside',
    imports(
      ['x/a/1/f.ts', 'x/b/2/f.ts'],
      ['x/b/f.ts', 'x/c/f.ts'],
      ['x/c/f.ts', 'x/a/f.ts'],
      ['x/c/f.ts', 'x/d/f.ts'],
    ),
    [
      'x/a → x/b (x/a/1/f.ts → x/b/2/f.ts)',
      'x/b → x/c (x/b/f.ts → x/c/f.ts)',
      'x/c → x/a (x/c/f.ts → x/a/f.ts)',
    ],
  ],
  ['no circle', imports(['src/a/f.ts', 'src/b/f.ts'], ['src/a/f.ts', 'src/c/f.ts']), []],
  [
    'a folder and a file around it',
    imports(['src/a/f.ts', 'src/main.ts'], ['src/main.ts', 'src/a/f.ts']),
    [],
  ],
])('circles among folders: %s', (_, given, circles) => {
  expect(folderCircles(given)).toEqual(circles);
});
