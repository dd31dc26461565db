// `npm run build:demo`: builds the demo as static files. With --storyboard they include a picture of every state.
import { readFlags } from '#openapi/command-line.mjs';
import { buildDemo, VARIANTS, takePictures } from './storyboard/demo.ts';

const build = 'dist-demo';
const { storyboard } = readFlags(
  { storyboard: { type: 'boolean' } },
  `Usage: npm run build:demo -- [--storyboard]
Builds the demo into ${build}/. With --storyboard its list of states (storyboard.html) has pictures.`,
);
// Vite inlines it into storyboard.tsx.
if (storyboard) process.env['VITE_STORYBOARD_PICTURES'] = VARIANTS.join(' ');
buildDemo(build);
if (storyboard) process.exitCode = takePictures({ build, folder: `${build}/storyboard`, type: 'jpg' });
