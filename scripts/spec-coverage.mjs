// Counts the test titles that cite each section of docs/specification.md (`§4.3`). Fails for a section without a title,
// and for a citation of a missing section in any file.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const specification = readFileSync('docs/specification.md', 'utf8');
const parts = [...specification.matchAll(/^### (§\d+\.\d+) (.+)$/gm)].map(([, id, name]) => ({ id, name }));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|m?js|yaml|md)$/.test(file));
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file);
const isComment = (line) => /^\s*(\/\/|\/?\*)/.test(line);

const titles = files.filter(isTest).flatMap((file) => citedIn(file, (line) => !isComment(line)));
const count = (id) => titles.filter((cited) => cited === id).length;
for (const { id, name } of parts) console.log(`${id.padEnd(6)} ${String(count(id)).padStart(3)}  ${name}`);

const missing = parts.filter(({ id }) => count(id) === 0);
const unknown = files.flatMap((file) =>
  citedIn(file, () => true)
    .filter((cited) => !parts.some(({ id }) => id === cited))
    .map((cited) => `${file} cites ${cited}`),
);
for (const { id, name } of missing) console.error(`✗ no test cites ${id} (${name})`);
for (const citation of unknown) console.error(`✗ ${citation}, which the specification does not have`);
process.exit(parts.length === 0 || missing.length + unknown.length > 0 ? 1 : 0);

/** Every `§n.m` in the wanted lines of a file. */
function citedIn(file, isWanted) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(isWanted);
  return lines.flatMap((line) => line.match(/(?<!RFC \d+ )§\d+\.\d+/g) ?? []);
}
