import { API_PREFIX, BASE } from '../browser/addresses.ts';
import { answerDirectly, type Interception } from '../browser/msw-internals/interception.ts';
import { openBackend } from '../browser/open-backend.ts';
import { formatCardNumber, formatExpiry, readCard, TEST_CARDS, type CardEntry } from './card.ts';
import { drawPage } from './draw.ts';
import { findOrder } from './order.ts';
import { nothingToPay, paymentPage } from './payment-page.ts';

type Outcome = 'paid' | 'declined' | 'cancelled';

/** Draws the payment page and reports to the backend how the payment ended. */
export async function showPayment(): Promise<void> {
  const checkoutId = new URLSearchParams(location.search).get('checkout') ?? '';
  const backend = await openBackend({});
  const provider = answerDirectly(backend.handlers);
  const order = findOrder(backend.db, checkoutId);
  if ('nothing' in order) {
    drawPage(nothingToPay(order.nothing, `${BASE}studio`));
    return;
  }

  const page = drawPage(paymentPage({ order, actionHref: '', hasScript: true }));
  const form = only(page, 'form', HTMLFormElement);
  const number = only(form, '#number', HTMLInputElement);
  const expiry = only(form, '#expiry', HTMLInputElement);
  const cvc = only(form, '#cvc', HTMLInputElement);
  const refusal = only(form, '[data-refusal]', HTMLElement);
  const fields = { number, expiry, cvc };
  let isPaying = false;

  const settle = async (outcome: Outcome) => {
    isPaying = true;
    form.setAttribute('aria-busy', 'true');
    refusal.textContent = '';
    try {
      const answer = await report(provider, checkoutId, outcome);
      if (answer.leadsTo !== undefined) {
        location.replace(answer.leadsTo);
        return;
      }
      if (answer.isAboutCard) {
        mark(form, number, answer.refusal);
        number.focus();
      } else refusal.textContent = answer.refusal;
    } catch {
      refusal.textContent = 'The payment could not be made. Nothing was charged; please try again.';
    }
    isPaying = false;
    form.removeAttribute('aria-busy');
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isPaying) return;
    if (event.submitter?.getAttribute('value') === 'cancel') {
      void settle('cancelled');
      return;
    }
    const reading = readCard(entryOf(fields), backend.clock.now());
    const problems = 'problems' in reading ? reading.problems : {};
    for (const name of ['number', 'expiry', 'cvc'] as const) mark(form, fields[name], problems[name]);
    const firstWrong = (['number', 'expiry', 'cvc'] as const).find((name) => problems[name] !== undefined);
    if (firstWrong !== undefined) fields[firstWrong].focus();
    else if ('outcome' in reading) void settle(reading.outcome);
  });

  form.addEventListener('click', (event) => {
    const card = event.target instanceof HTMLElement ? event.target.dataset['fill'] : undefined;
    if (card === undefined) return;
    number.value = card;
    expiry.value = nextYear(backend.clock.now());
    cvc.value = '123';
    for (const input of Object.values(fields)) mark(form, input, undefined);
    only(form, '.pay', HTMLButtonElement).focus();
  });

  number.addEventListener('input', () => reformat(number, formatCardNumber));
  expiry.addEventListener('input', (event) => {
    // While deleting, the slash must not come back under the cursor.
    if (!(event instanceof InputEvent) || !event.inputType.startsWith('delete'))
      reformat(expiry, formatExpiry);
  });
  number.placeholder = TEST_CARDS.paid;
}

async function report(
  { ask }: Pick<Interception, 'ask'>,
  checkoutId: string,
  outcome: Outcome,
): Promise<{ leadsTo: string } | { leadsTo?: never; refusal: string; isAboutCard: boolean }> {
  const response = await ask(
    new Request(`${API_PREFIX}mock/pay/${encodeURIComponent(checkoutId)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    }),
  );
  const target = response.headers.get('location');
  if (target !== null) return { leadsTo: new URL(target, location.href).href };
  const { error } = (await response.json()) as { error?: string };
  return {
    refusal: error ?? `The payment page answered ${response.status}.`,
    isAboutCard: response.status === 402,
  };
}

function entryOf(fields: Record<keyof CardEntry, HTMLInputElement>): CardEntry {
  return { number: fields.number.value, expiry: fields.expiry.value, cvc: fields.cvc.value };
}

function mark(form: HTMLFormElement, input: HTMLInputElement, problem: string | undefined): void {
  input.setAttribute('aria-invalid', String(problem !== undefined));
  only(form, `#${input.id}-problem`, HTMLElement).textContent = problem ?? '';
}

/** Writes the text as a card shows it; the cursor stays behind the same digit. */
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

function nextYear(nowMs: number): string {
  return `12 / ${String((new Date(nowMs).getUTCFullYear() + 1) % 100).padStart(2, '0')}`;
}

function only<E extends Element>(root: ParentNode, selector: string, type: new () => E): E {
  const found = root.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`The payment page has no ${selector}.`);
}
