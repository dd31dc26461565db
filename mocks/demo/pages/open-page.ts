import '#app/styles.css';
import '#mocks/pages/pages.css';
import { bringDirector } from '../bring-director.ts';
import { API_PREFIX, BASE } from '../start/addresses.ts';
import { openInPage } from '../start/cold-open.ts';
import { hearDirectorKey, isDirectorWanted } from '../start/director-opener.ts';
import { rememberPictures } from '../start/enter-state.ts';
import { followAddress } from '../start/follow-address.ts';
import { createAsk } from '../start/msw-internals/interception.ts';
import { openBackend } from '../start/open-backend.ts';
import { readStartAddress } from '../start/start-address.ts';

hearDirectorKey();
const asked = readStartAddress(location.href);
const isPayment = location.pathname.endsWith('/payment.html');

async function open() {
  const backend = await openBackend();
  const ask = createAsk(backend.handlers);
  return { backend, ask, toPlay: await followAddress(asked, backend) };
}

const opened = open();
const draw = isPayment ? await openPayment() : await openSignIn();
const { backend, toPlay } = await opened;
window.pageStart?.done();
if (toPlay)
  await (await import('../start/play-steps.ts')).playSteps(toPlay, backend, isDirectorWanted(asked));
// The storyboard waits for it (play/play.ts).
else document.documentElement.dataset['state'] = 'shown';
const remount = async (change: () => Promise<void>) => {
  await change();
  draw();
};
if (isDirectorWanted(asked)) await bringDirector({ backend, remount });

/** @returns how to draw the page again */
async function openPayment(): Promise<() => void> {
  const { showPayment } = await import('#mocks/pages/show-payment.ts');
  const { backend, ask } = await opened;
  return showPayment({
    ...backend,
    homeHref: `${BASE}studio`,
    settle: (checkoutId, body) =>
      ask(
        new Request(`${API_PREFIX}mock/pay/${encodeURIComponent(checkoutId)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      ),
  });
}

/** The backend opens while the person reads, so that a press is answered at once. Nothing of the page changes later. */
async function openSignIn(): Promise<() => void> {
  const { showSignIn } = await import('#mocks/pages/show-sign-in.ts');
  showSignIn({
    apiPrefix: API_PREFIX,
    homeHref: BASE,
    async signIn(href, persona) {
      const { backend, ask } = await opened;
      await rememberPictures(persona, backend.clock.now());
      await openInPage(href, API_PREFIX, ask);
    },
  });
  return () => {};
}
