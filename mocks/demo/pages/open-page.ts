import '#app/styles.css';
import '#mocks/pages/pages.css';
import { bringDirector } from '../bring-director.ts';
import { API_PREFIX, BASE } from '../start/addresses.ts';
import { storePictures } from '../start/enter-state.ts';
import { start } from '../start/start.ts';

let draw = () => {};
const started = start(async (change) => {
  await change();
  draw();
});
if (location.pathname.endsWith('/payment.html')) await openPayment();
else await openSignIn();
const { host, hasDirector } = await started;
window.pageStart?.done();
if (hasDirector) await bringDirector(host);

async function openPayment(): Promise<void> {
  const { showPayment } = await import('#mocks/pages/show-payment.ts');
  const { backend } = (await started).host;
  draw = showPayment({
    ...backend,
    homeHref: `${BASE}studio`,
    settle: (checkoutId, body) =>
      fetch(`${API_PREFIX}mock/pay/${encodeURIComponent(checkoutId)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
  });
}

/** The backend starts while the user reads the page, which does not change later. */
async function openSignIn(): Promise<void> {
  const { showSignIn } = await import('#mocks/pages/show-sign-in.ts');
  showSignIn({
    apiPrefix: API_PREFIX,
    homeHref: BASE,
    async signIn(href, persona) {
      const { backend } = (await started).host;
      await storePictures(persona, backend.clock.now());
      location.replace(href);
    },
  });
}
