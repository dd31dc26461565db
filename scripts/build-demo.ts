// `npm run build:demo`: the demo as static files; with --storyboard, a picture of every state is among them.
import { readFlags } from '#openapi/command-line.mjs';
import { buildDemo, VARIANTS, takePictures } from './storyboard/demo.ts';

const build = 'dist-demo';
const { storyboard } = readFlags(
  { storyboard: { type: 'boolean' } },
  `Usage: npm run build:demo -- [--storyboard]
Builds the demo into ${build}/. With --storyboard its list of states (storyboard.html) has pictures.`,
);
// Vite puts it into the code (storyboard.tsx).
if (storyboard) process.env['VITE_STORYBOARD_PICTURES'] = VARIANTS.join(' ');
buildDemo(build);
if (storyboard) process.exitCode = takePictures({ build, folder: `${build}/storyboard`, type: 'jpg' });
