import { PLANS } from '#openapi/limits.gen.ts';
import type { Db } from '../db/db.ts';
import { readCard, TEST_CARDS, type CardEntry, type CardProblems } from './card.ts';
import { html, page, type Markup } from './markup.ts';

/** A purchase, as the payment provider stores it. */
export interface Order {
  planName: string;
  /** Formatted: `$39.99`. */
  price: string;
  credits: number;
  /** The address of the app, where the page returns to. */
  appAddress: string;
}

/** The errors of the last attempt, with its input. */
export interface Attempt {
  /** The fields of the payment form, e.g. `test-number`. */
  form?: PaymentForm;
  problems?: CardProblems;
  refusal?: string;
}

/** `FormData` in a page, `URLSearchParams` on the server. */
type PaymentForm = Pick<FormData, 'get'>;

export interface PaymentPage extends Attempt {
  order: Order | { nothing: string };
  /** The link to the studio, shown if there is nothing to pay. */
  homeHref: string;
  /** The address that the form is posted to. */
  actionHref: string;
  /**
   * With a script, test cards are buttons, else a list. A script moves the focus, because the browser's `autofocus` would
   * take it from a page that frames this one.
   */
  hasScript: boolean;
}

const NOTHING_CHARGED = 'Payment failed. Nothing was charged. Try again.';

/** The purchase of a checkout, or the reason why it cannot be paid. */
export function findOrder(db: Db, checkoutId: string): Order | { nothing: string } {
  const checkout = db.checkouts.get(checkoutId);
  if (!checkout) return { nothing: 'This checkout does not exist. Choose a plan again.' };
  if (checkout.state === 'paid')
    return { nothing: 'This checkout is already paid. You are not charged twice.' };
  if (checkout.state === 'cancelled') {
    return {
      nothing: 'This checkout was canceled, and nothing was charged. Choose a plan again.',
    };
  }
  const { tier, appAddress } = checkout;
  const { priceUsd, credits } = PLANS[tier];
  const planName = `${tier.slice(0, 1).toUpperCase()}${tier.slice(1)}`;
  return { planName, price: `$${priceUsd.toFixed(2)}`, credits, appAddress };
}

/**
 * Handles "Pay" and "Cancel": checks the card, then reports the outcome.
 * @param settle posts a JSON body to the backend's payment endpoint
 * @returns the next address, or an error
 */
export async function pay(
  form: PaymentForm,
  nowMs: number,
  settle: (body: string) => Promise<Response>,
): Promise<Attempt | { leadsTo: string }> {
  const isCancelled = form.get('intent') === 'cancel';
  const reading = isCancelled ? { outcome: 'cancelled' } : readCard(entryOf(form), nowMs);
  if ('problems' in reading) return { form, problems: reading.problems };
  try {
    const response = await settle(JSON.stringify({ outcome: reading.outcome }));
    const leadsTo = response.headers.get('location');
    if (leadsTo !== null) return { leadsTo };
    const { error = NOTHING_CHARGED } = (await response.json()) as { error?: string };
    return response.status === 402 ? { form, problems: { number: error } } : { form, refusal: error };
  } catch {
    // The connection failed.
    return { form, refusal: NOTHING_CHARGED };
  }
}

function entryOf(form: PaymentForm | undefined): CardEntry {
  const field = (name: string) => {
    const value = form?.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { number: field('test-number'), expiry: field('test-expiry'), cvc: field('test-cvc') };
}

/**
 * A payment page like a provider's, marked as a simulation. Its form works without a script, for the mock over HTTP.
 */
export function paymentPage({
  order,
  homeHref,
  actionHref,
  hasScript,
  form,
  problems = {},
  refusal,
}: PaymentPage): Markup {
  if ('nothing' in order) return nothingToPay(order.nothing, homeHref);
  const entry = entryOf(form);
  /** Prevents that browsers offer a real card: `autocomplete` is off, and the names are unknown to them. */
  const field = (id: keyof CardEntry, label: string, example: string) =>
    html`<div class="field">
      <label for="${id}">${label}</label>
      <input
        id="${id}"
        name="test-${id}"
        inputmode="numeric"
        autocomplete="off"
        placeholder="${example}"
        value="${entry[id]}"
        aria-describedby="${id}-problem"
        aria-invalid="${problems[id] === undefined ? 'false' : 'true'}"
        ${problems[id] !== undefined && !hasScript && html`autofocus`}
      />
      <p class="problem" id="${id}-problem">${problems[id]}</p>
    </div>`;
  return page(
    html`<main class="checkout">
      <section class="order" aria-labelledby="order-title">
        <h1 id="order-title">Pay for the <em>${order.planName}</em> plan</h1>
        <p class="price">${order.price}</p>
        <dl>
          <div>
            <dt>Credits</dt>
            <dd>${order.credits.toLocaleString('en-US')}</dd>
          </div>
          <div>
            <dt>Billed</dt>
            <dd>Once</dd>
          </div>
        </dl>
        <p class="lead">Simulated payment: no money moves, and only test cards work.</p>
      </section>
      <form method="post" action="${actionHref}" novalidate class="card-form" aria-labelledby="card-title">
        <h2 id="card-title">Test card</h2>
        <p class="refusal" role="alert">${refusal}</p>
        ${hasScript ? CARD_BUTTONS : CARD_LIST} ${field('number', 'Card number', TEST_CARDS.paid)}
        <div class="pair">${field('expiry', 'Expiry', 'MM / YY')} ${field('cvc', 'CVC', '123')}</div>
        <button type="submit" class="pay" name="intent" value="pay">Pay ${order.price}</button>
        <button type="submit" class="cancel" name="intent" value="cancel">Cancel and go back</button>
      </form>
    </main>`,
  );
}

const CARD_BUTTONS = html`<fieldset class="fill-in">
  <legend>Fill in a test card</legend>
  <button type="button" class="chip" data-fill="${TEST_CARDS.paid}">accepted</button>
  <button type="button" class="chip" data-fill="${TEST_CARDS.declined}">declined</button>
</fieldset>`;

const CARD_LIST = html`<p class="fill-in">
  ${TEST_CARDS.paid} is accepted, ${TEST_CARDS.declined} is declined.
</p>`;

function nothingToPay(sentence: string, homeHref: string): Markup {
  return page(
    html`<main>
      <h1>Nothing to <em>pay</em></h1>
      <p class="lead">${sentence}</p>
      <p><a class="quiet-link" href="${homeHref}">Back to the studio</a></p>
    </main>`,
  );
}
