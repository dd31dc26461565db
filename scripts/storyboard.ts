// `npm run storyboard`: takes a PNG of every state of the demo in dist-storyboard/, with a contact sheet (index.html) and
// the changes since the previous run in Playwright's report (report/). Arguments are passed to Playwright, e.g.
// `-- --grep refund --project phone`.
import { hash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { STATES } from '#mocks/states/states.ts';
import { buildDemo, FOLDER, FOLDERS, VARIANTS, takePictures } from './storyboard/demo.ts';
import { contactSheet } from './storyboard/sheet.ts';

if (existsSync(FOLDERS.now)) {
  rmSync(FOLDERS.before, { recursive: true, force: true });
  renameSync(FOLDERS.now, FOLDERS.before);
}
console.log('Building the demo');
const build = resolve(FOLDER, 'build');
buildDemo(build, '--logLevel', 'error');
process.exitCode = takePictures({ build, folder: FOLDERS.now, type: 'png' }, process.argv.slice(2));

const rows = Object.values(STATES)
  .map((state) => ({
    state,
    variants: VARIANTS.filter((variant) => existsSync(pictureOf(state.id, variant))),
  }))
  .filter(({ variants }) => variants.length > 0);
writeFileSync(join(FOLDER, 'index.html'), contactSheet(rows));
for (const ids of alike()) console.log(`  the same picture: ${ids.join(', ')}`);
console.log(`${rows.length} states: ${join(FOLDER, 'index.html')}; changes: ${FOLDERS.report}/index.html`);

/** The picture of a state in this run. */
function pictureOf(id: string, variant: string): string {
  return join(FOLDERS.now, variant, `${id}.png`);
}

/** States that look the same in each variant, except set-up states, which look like the state that they start from. */
function alike(): string[][] {
  const compared = rows.filter(({ state }) => !state.sentence?.startsWith('Set-up'));
  const byPictures = Map.groupBy(compared, ({ state, variants }) =>
    variants.map((variant) => hash('sha1', readFileSync(pictureOf(state.id, variant)))).join(' '),
  );
  return [...byPictures.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ state }) => state.id));
}
