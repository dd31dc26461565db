// `npm run build:demo`: the demo as static files; with --storyboard, a picture of every state is among them.
import { STATES } from '#mocks/states/states.ts';
import { readFlags } from '#openapi/command-line.mjs';
import { buildDemo } from './storyboard/build-demo.ts';
import { chosen, lookName, SIZES, THEMES } from './storyboard/looks.ts';
import { takePictures } from './storyboard/pictures.ts';

const FOLDER = 'dist-demo';
const USAGE = `Usage: npm run build:demo -- [--storyboard [--size ${Object.keys(SIZES).join('|')}] [--theme ${THEMES.join('|')}]]
Builds the demo into ${FOLDER}/. With --storyboard its list of states (storyboard.html) has pictures.`;

const { storyboard, ...choice } = readFlags(
  { storyboard: { type: 'boolean' }, size: { type: 'string' }, theme: { type: 'string' } },
  USAGE,
);
const { sizes, themes } = chosen(choice, Object.values(STATES));
const looks = sizes.flatMap((size) => themes.map((theme) => lookName(size, theme)));
// Vite puts it into the code (storyboard.tsx).
if (storyboard) process.env['VITE_STORYBOARD_PICTURES'] = looks.join(' ');
buildDemo(FOLDER, { basePath: process.env['BASE_PATH'], logLevel: 'info' });
if (storyboard)
  process.exitCode = await takePictures(FOLDER, { ...choice, folder: `${FOLDER}/storyboard`, type: 'jpg' });
