import type { Backend } from '../backend.ts';
import { drawPage } from './markup.ts';
import { findOrder, paymentPage, pay, type Attempt } from './payment-page.ts';

interface PaymentActions extends Pick<Backend, 'db' | 'clock'> {
  /** The link to the studio. */
  homeHref: string;
  /** Reports the outcome of a payment to the backend. */
  settle(checkoutId: string, body: string): Promise<Response>;
}

/** Draws the payment page, and handles payments in the page. @returns a function that draws it again */
export function showPayment({ db, clock, homeHref, settle }: PaymentActions): () => void {
  const checkoutId = new URLSearchParams(location.search).get('checkout') ?? '';

  const draw = (attempt: Attempt, focusOn?: string) => {
    const order = findOrder(db, checkoutId);
    const drawn = drawPage(paymentPage({ order, homeHref, actionHref: '', hasScript: true, ...attempt }));
    if (focusOn !== undefined) drawn.querySelector<HTMLElement>(focusOn)?.focus();
    return drawn;
  };
  const page = draw({});
  let isPaying = false;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isPaying || !(event.target instanceof HTMLFormElement)) return;
    isPaying = true;
    event.target.setAttribute('aria-busy', 'true');
    const form = new FormData(event.target, event.submitter);
    const attempt = await pay(form, clock.now(), (body) => settle(checkoutId, body));
    if ('leadsTo' in attempt) {
      location.replace(new URL(attempt.leadsTo, location.href).href);
      return;
    }
    draw(attempt, attempt.refusal === undefined ? '[aria-invalid=true]' : '.pay');
    isPaying = false;
  };
  page.addEventListener('submit', (event) => void submit(event));

  page.addEventListener('click', ({ target }) => {
    const card = target instanceof HTMLElement ? target.dataset['fill'] : undefined;
    if (card === undefined) return;
    const year = new Date(clock.now()).getUTCFullYear() + 1;
    const expiry = `12 / ${String(year).slice(-2)}`;
    const entry = { 'test-number': card, 'test-expiry': expiry, 'test-cvc': '123' };
    draw({ form: new URLSearchParams(entry) }, '.pay');
  });

  return () => draw({});
}
