// Import boundaries. Also fails when the tool misses files or imports: with a wrong parser it reports success for none.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { folderCircles } from './boundaries/folder-circles.ts';
import { ROOMS } from './rooms.mjs';

const config = createRequire(import.meta.url)('./boundaries.config.cjs');
const folders = ['src', 'mocks', 'openapi'];

const { output } = await cruise(
  folders,
  { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);

const { modules, summary } = output;
const ours = modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));
const tracked = execFileSync('git', ['ls-files', '--', ...folders.map((folder) => `${folder}/**`)], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const seen = new Set(ours.map(({ source }) => source));
const unseen = tracked.filter((file) => !seen.has(file));
const links = ours.reduce((sum, { dependencies }) => sum + dependencies.length, 0);

const isTest = (file) => new RegExp(config.tests).test(file);
const circles = folderCircles(
  ours
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ from, to }) => !isTest(from) && !isTest(to)),
);

const roomOf = (file) => [...ROOMS.values()].find((room) => file.startsWith(room));
const unnamed = ours.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ module, resolved }) => {
      const room = roomOf(resolved);
      return module.startsWith('../../') || (module.startsWith('.') && room && room !== roomOf(source));
    })
    .map(({ module }) => `${source} imports ${module}`),
);

const advice = new Map(config.forbidden.map(({ name, comment }) => [name, comment]));
const problems = [
  ...summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}\n  ${advice.get(rule.name)}`,
  ),
  ...circles.map(
    (circle) =>
      `circular imports of folders: ${circle}\n  Move the shared code to a folder that both may import, or pass it as an argument.`,
  ),
  ...unnamed.map(
    (one) =>
      `by a relative path: ${one}\n  Other rooms have names ('#shared/…', package.json), and one folder up is enough.`,
  ),
  ...unseen.map((file) => `not analysed: ${file}`),
  ...(ours.length === 0 || links < ours.length
    ? [`only ${links} imports found in ${ours.length} files`]
    : []),
];
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  `${problems.length === 0 ? '✓' : '✗'} ${ours.length} files, ${links} imports, ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
