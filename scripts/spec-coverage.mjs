// Lists how many test titles cite each part of the specification (`§4.3`), and fails for a part that none cites.
// A part's number is its place in its section: sub-headings and tables in §2 and §7, bullets in the others.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SECTIONS = {
  2: 'routes, landing screen, twin creator screen, dashboard, checkout pages, job status page, content-creation modal',
  3:
    'user, pricing tiers, job creation form, job, trained model, training result, prompt template, ' +
    'reverse prompt result, style profile, image result, credits',
  4:
    'authentication, job status values, pipeline steps, job form submit, reference photo list, training, ' +
    'selecting a twin, buttons while running, toasts',
  5:
    'job form, number of reference photos, reference photo upload, training photos, landing recommendation, ' +
    'reverse prompt, image generation, style, post, credit check before training',
  6: 'roles and permissions',
  7: 'calls in general, the calls, reference images',
  8:
    'any non-success response, checkout, photo validation, training, credits, analysis, generation, style and post, ' +
    'creating a job, upload, success toasts, job not found, page not found',
  9:
    'plans, training costs, image generation, Buy More, photo counts, defaults, intervals and spend label, ' +
    'toasts and tooltips',
};

const parts = Object.entries(SECTIONS).flatMap(([section, names]) =>
  names.split(', ').map((name, index) => ({ id: `§${section}.${index + 1}`, name })),
);
const citations = citedParts();
const count = (id) => citations.filter((cited) => cited === id).length;

for (const { id, name } of parts) console.log(`${id.padEnd(6)} ${String(count(id)).padStart(3)}  ${name}`);
const missing = parts.filter(({ id }) => count(id) === 0);
const unknown = [...new Set(citations)].filter((cited) => !parts.some(({ id }) => id === cited));
for (const { id, name } of missing) console.error(`✗ no test cites ${id} (${name})`);
for (const id of unknown) console.error(`✗ a test cites ${id}, which the specification does not have`);
process.exit(missing.length + unknown.length > 0 ? 1 : 0);

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
