// `npm run storyboard`: a picture of every state, a contact sheet, and a report of the changes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { STATES } from '#mocks/states/states.ts';
import { readFlags, stop } from '#openapi/command-line.mjs';
import { buildDemo } from './storyboard/build-demo.ts';
import { chosen, FOLDER, FOLDERS, lookName, SIZES, THEMES, type Crop } from './storyboard/looks.ts';
import { takePictures } from './storyboard/pictures.ts';
import { contactSheet, type Picture } from './storyboard/sheet.ts';

const USAGE = `Usage: npm run storyboard -- [--only WORDS] [--size ${Object.keys(SIZES).join('|')}] [--theme ${THEMES.join('|')}]
Writes every state of the demo as PNG below ${FOLDER}/, with a contact sheet (index.html), and compares with the run
before in Playwright's report (report/).`;

const flags = readFlags(
  { only: { type: 'string' }, size: { type: 'string' }, theme: { type: 'string' } },
  USAGE,
);
const { states, sizes, themes } = chosen(flags, Object.values(STATES));
if (states.length === 0) stop(`No state matches "${flags.only}".`);
if (sizes.length === 0) stop(`--size is one of ${Object.keys(SIZES).join(', ')}.`);
if (themes.length === 0) stop(`--theme is one of ${THEMES.join(', ')}.`);

if (existsSync(FOLDERS.now)) {
  rmSync(FOLDERS.before, { recursive: true, force: true });
  renameSync(FOLDERS.now, FOLDERS.before);
}
console.log('Building the demo');
const build = resolve(FOLDER, 'build');
buildDemo(build);
process.exitCode = await takePictures(build, { ...flags, folder: FOLDERS.now, type: 'png' });

const looks = sizes.flatMap((size) => themes.map((theme) => lookName(size, theme)));
const rows = states.map((state) => ({ state, pictures: looks.flatMap((look) => pictureIn(state.id, look)) }));
const gone = pictureNames(FOLDERS.before).filter((id) => !Object.hasOwn(STATES, id));
writeFileSync(join(FOLDER, 'index.html'), contactSheet(rows, gone));
for (const ids of alike()) console.log(`  the same picture: ${ids.join(', ')}`);
for (const id of gone) console.log(`  removed: ${id}`);
console.log(
  `${states.length * looks.length} pictures: ${join(FOLDER, 'index.html')}; changes: ${FOLDERS.report}/index.html`,
);

/** A picture of this run, cropped to what shows its state; none where the state was not reached. */
function pictureIn(id: string, look: string): Picture[] {
  const crop = join(FOLDERS.now, look, `${id}.json`);
  if (!existsSync(crop)) return [];
  return [{ look, file: `now/${look}/${id}.png`, crop: JSON.parse(readFileSync(crop, 'utf8')) as Crop }];
}

/** States that look the same in each look; one that only sets something up looks like what it begins as. */
function alike(): string[][] {
  const own = rows.filter(
    ({ state, pictures }) => pictures.length > 0 && !state.sentence?.startsWith('Set-up'),
  );
  const byPictures = Map.groupBy(own, ({ pictures }) => {
    const hash = createHash('sha1');
    for (const { file } of pictures) hash.update(readFileSync(join(FOLDER, file)));
    return hash.digest('hex');
  });
  return [...byPictures.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ state }) => state.id));
}

/** The ids of the states with pictures in a folder. */
function pictureNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [...new Set(files.flatMap((file) => /([^/\\]+)\.png$/.exec(file)?.[1] ?? []))];
}
