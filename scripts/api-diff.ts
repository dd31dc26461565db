/**
 * `npm run api:diff`: lists the changes of the contract since its release, and checks `info.version`. A change that breaks
 * clients of the released contract needs a new major version, any other a minor version.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { readFlags, stop } from '#openapi/command-line.mjs';
import { changesBetween, isAtLeast, requiredVersion, type Change } from './contract/changes.ts';
import { parseContract, readContract } from './contract/document.ts';
import { surfaceOf, type Surface } from './contract/surface.ts';

const RELEASED = new URL('../openapi/released.gen.json', import.meta.url);
const CHANGELOG = new URL('../CHANGELOG.md', import.meta.url);

const flags = readFlags(
  { base: { type: 'string' }, release: { type: 'boolean' } },
  `Usage: npm run api:diff [-- --base REV]   changes since the released contract, or since a revision
       npm run api:diff -- --release      writes them into CHANGELOG.md, and makes this contract the released one`,
);

const after = surfaceOf(await readContract());
const before =
  flags.base === undefined
    ? (JSON.parse(await readFile(RELEASED, 'utf8')) as Surface)
    : surfaceAt(flags.base);
const changes = changesBetween(before, after);
const needed = requiredVersion(before.info.version, changes);

for (const line of linesOf(changes)) console.log(line);
if (!isAtLeast(after.info.version, needed)) {
  stop(`info.version is ${after.info.version}, but the changes since ${before.info.version} need ${needed}.`);
}
console.log(`${changes.length} changes from ${before.info.version} to ${after.info.version}.`);

if (flags.release === true) {
  const log = await readFile(CHANGELOG, 'utf8');
  const entry = `### Contract ${after.info.version}\n${linesOf(changes).join('\n')}\n\n`;
  const changed = log.replace('## Unreleased\n\n', (heading) => heading + entry);
  if (changes.length > 0) await writeFile(CHANGELOG, changed);
  await writeFile(RELEASED, `${JSON.stringify(after, null, 1)}\n`);
  console.log('This contract is now the released one.');
}

function linesOf(list: readonly Change[]): string[] {
  const [breaking = [], others = []] = ['breaking', 'addition'].map((kind) =>
    list.filter(({ effect }) => effect === kind).map(({ where, what }) => `\`${where}\` ${what}`),
  );
  return [...breaking.map((line) => `- **Breaking:** ${line}`), ...others.map((line) => `- ${line}`)];
}

function surfaceAt(revision: string): Surface {
  try {
    const show = ['show', `${revision}:openapi/openapi.yaml`];
    const yaml = execFileSync('git', show, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return surfaceOf(parseContract(yaml));
  } catch {
    return stop(
      `There is no contract at "${revision}": --base needs a commit, a branch or a tag with openapi.yaml.`,
    );
  }
}
