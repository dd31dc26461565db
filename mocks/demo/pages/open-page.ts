import '#app/styles.css';
import '#mocks/pages/pages.css';
import { bringDirector } from '../bring-director.ts';
import { hearDirectorKey } from '../start/director-door.ts';
import { enterAsked } from '../start/enter-asked.ts';
import { isDirectorWanted } from '../start/kiosk.ts';
import { answerDirectly } from '../start/msw-internals/interception.ts';
import { openBackend } from '../start/open-backend.ts';
import { readStartAddress } from '../start/start-address.ts';

if (window.frameElement?.hasAttribute('data-stays')) (await import('../play/stay-in-frame.ts')).stayInFrame();
hearDirectorKey();
const asked = readStartAddress(location.href);
const isPayment = location.pathname.endsWith('/payment.html');

async function open() {
  const backend = await openBackend();
  const { ask } = answerDirectly(backend.handlers);
  return { backend, ask, scene: await enterAsked(asked, { backend, ask }) };
}

const opened = open();
const draw = isPayment
  ? (await import('./show-payment.ts')).showPayment(await opened)
  : (await import('./show-sign-in.ts')).showSignIn(opened);
const { backend, ask, scene } = await opened;
window.pageStart?.done();
if (scene) await (await import('../start/play-scene.ts')).playScene(scene, backend, isDirectorWanted(asked));
// The storyboard waits for it (play/play.ts).
else document.documentElement.dataset['state'] = 'shown';
const remount = async (change: () => Promise<void>) => {
  await change();
  draw();
};
if (isDirectorWanted(asked)) await bringDirector({ backend, ask, remount });
