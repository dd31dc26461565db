// Lists how many test titles cite each part of the specification (`§4.3`), and fails for a part that none cites.
// The parts are the headings of docs/specification.md; §1 says what it is all for, and has none.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const specification = readFileSync('docs/specification.md', 'utf8');
const parts = [...specification.matchAll(/^### (§\d+\.\d+) (.+)$/gm)].map(([, id, name]) => ({ id, name }));
const citations = citedParts();
const count = (id) => citations.filter((cited) => cited === id).length;

for (const { id, name } of parts) console.log(`${id.padEnd(6)} ${String(count(id)).padStart(3)}  ${name}`);
const missing = parts.filter(({ id }) => count(id) === 0);
const unknown = [...new Set(citations)].filter((cited) => !parts.some(({ id }) => id === cited));
for (const { id, name } of missing) console.error(`✗ no test cites ${id} (${name})`);
for (const id of unknown) console.error(`✗ a test cites ${id}, which the specification does not have`);
process.exit(parts.length === 0 || missing.length + unknown.length > 0 ? 1 : 0);

/** Every `§n.m` that stands in a text of a test file; comments do not count. */
function citedParts() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  return files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => line.match(/(?<!RFC \d+ )§\d+\.\d+/g) ?? []);
}
