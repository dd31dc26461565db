// Checks the import boundaries. It fails when the tool misses files or imports: with a wrong parser it reports success for
// none.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { folderCircles } from './boundaries/folder-circles.ts';

const config = createRequire(import.meta.url)('./boundaries.config.cjs');
const folders = ['src', 'mocks', 'openapi'];

const { output } = await cruise(
  folders,
  { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const ours = output.modules.filter(({ source }) => folders.includes(source.split('/')[0]));
const imports = ours.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);

const tests = new RegExp(config.tests);
const circles = folderCircles(imports.filter(({ from, to }) => !tests.test(from) && !tests.test(to)));
const seen = new Set(ours.map(({ source }) => source));
const tracked = execFileSync('git', ['ls-files', '--', ...folders], { encoding: 'utf8' }).split('\n');
const unseen = tracked.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !seen.has(file));

const advice = new Map(config.forbidden.map(({ name, comment }) => [name, comment]));
const problems = [
  ...output.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}\n  ${advice.get(rule.name)}`,
  ),
  ...circles.map(
    (circle) =>
      `in a circle of folders: ${circle}\n  Move the shared code to a folder that both may import, or pass it as an argument.`,
  ),
  ...unseen.map((file) => `not analysed: ${file}`),
  ...(imports.length > ours.length ? [] : [`only ${imports.length} imports found in ${ours.length} files`]),
];
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  `${problems.length === 0 ? '✓' : '✗'} ${ours.length} files, ${imports.length} imports, ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
