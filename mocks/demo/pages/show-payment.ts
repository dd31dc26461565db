import { formatCardNumber, formatExpiry } from '#mocks/pages/card.ts';
import { drawPage } from '#mocks/pages/markup.ts';
import {
  findOrder,
  NOTHING_CHARGED,
  nothingToPay,
  paymentPage,
  pay,
  type Attempt,
} from '#mocks/pages/payment-page.ts';
import { API_PREFIX, BASE } from '../start/addresses.ts';
import type { Stage } from '../start/stage.ts';

/** Renders the payment page, and reports the result of the payment to the backend. @returns how to render it again */
export function showPayment({ backend, ask }: Pick<Stage, 'backend' | 'ask'>): () => void {
  const { db, clock } = backend;
  const checkoutId = new URLSearchParams(location.search).get('checkout') ?? '';

  const draw = (attempt: Attempt, focusOn?: string) => {
    const order = findOrder(db, checkoutId);
    if ('nothing' in order) return drawPage(nothingToPay(order.nothing, `${BASE}studio`));
    const drawn = drawPage(paymentPage({ order, actionHref: '', hasScript: true, ...attempt }));
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
    const settle = (body: string) =>
      ask(
        new Request(`${API_PREFIX}mock/pay/${encodeURIComponent(checkoutId)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      );
    const attempt = await pay(form, clock.now(), settle).catch(() => ({ form, refusal: NOTHING_CHARGED }));
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

  page.addEventListener('input', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (target.id === 'number') reformat(target, formatCardNumber);
    // While deleting, the slash must not come back under the cursor.
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (target.id === 'expiry' && !isDeleting) reformat(target, formatExpiry);
  });
  return () => draw({});
}

/** Formats the text like on a card; the cursor stays after the same digit. */
function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const text = format(input.value);
  if (text === input.value) return;
  const digitsBefore = input.value
    .slice(0, input.selectionStart ?? input.value.length)
    .replace(/\D/g, '').length;
  input.value = text;
  let position = 0;
  for (let digits = 0; digits < digitsBefore && position < text.length; position += 1) {
    if (/\d/.test(text[position] ?? '')) digits += 1;
  }
  input.setSelectionRange(position, position);
}
