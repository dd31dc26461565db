import { TEST_CARDS, type CardEntry, type CardProblems } from './card.ts';
import { html, type Markup } from './markup.ts';

/** What is being bought, as the payment provider knows it. */
export interface Order {
  planName: string;
  /** As printed: `$39.99`. */
  price: string;
  credits: number;
  /** Where the app lives, for the way back. */
  appAddress: string;
}

export interface PaymentPage {
  order: Order;
  /** Where the form is posted to. */
  actionHref: string;
  /** A script fills in test cards at a press; without one they are listed. */
  hasScript: boolean;
  entry?: CardEntry | undefined;
  problems?: CardProblems | undefined;
  /** Why the last attempt came to nothing. */
  refusal?: string | undefined;
}

/** A hosted-looking card page that says what it is. Its form works without a script, for the mock over HTTP. */
export function paymentPage(page: PaymentPage): Markup {
  const { order, actionHref, hasScript, entry, problems = {}, refusal } = page;
  return html`<header class="masthead">
      <span class="wordmark">AI Twin <em>Studio</em></span>
      <span class="stamp">Simulation</span>
    </header>
    <main class="checkout">
      <section class="order" aria-labelledby="order-title">
        <h1 id="order-title">Pay for the <em>${order.planName}</em> plan</h1>
        <p class="price">${order.price}</p>
        <dl>
          <div>
            <dt>Credits</dt>
            <dd>${order.credits.toLocaleString('en-GB')}</dd>
          </div>
          <div>
            <dt>Billed</dt>
            <dd>Once</dd>
          </div>
        </dl>
        <p class="lead">This is a simulated payment page: no money moves, and only test cards are taken.</p>
      </section>
      <form method="post" action="${actionHref}" novalidate class="card-form" aria-labelledby="card-title">
        <h2 id="card-title">Test card</h2>
        <p class="refusal" role="alert" data-refusal>${refusal}</p>
        ${hasScript ? CARD_BUTTONS : CARD_LIST}
        ${field({ id: 'number', label: 'Card number', example: TEST_CARDS.paid, value: entry?.number, problem: problems.number })}
        <div class="pair">
          ${field({ id: 'expiry', label: 'Expiry', example: 'MM / YY', value: entry?.expiry, problem: problems.expiry })}
          ${field({ id: 'cvc', label: 'CVC', example: '123', value: entry?.cvc, problem: problems.cvc })}
        </div>
        <button type="submit" class="pay" name="intent" value="pay">Pay ${order.price}</button>
        <button type="submit" class="cancel" name="intent" value="cancel">Cancel and go back</button>
      </form>
    </main>`;
}

const CARD_BUTTONS = html`<fieldset class="fill-in">
  <legend>Fill in a card that is</legend>
  <button type="button" class="chip" data-fill="${TEST_CARDS.paid}">paid</button>
  <button type="button" class="chip" data-fill="${TEST_CARDS.declined}">declined</button>
</fieldset>`;

const CARD_LIST = html`<p class="fill-in">
  ${TEST_CARDS.paid} is paid, ${TEST_CARDS.declined} is declined.
</p>`;

/** Instead of the form, when there is nothing to pay here. */
export function nothingToPay(sentence: string, homeHref: string): Markup {
  return html`<header class="masthead">
      <span class="wordmark">AI Twin <em>Studio</em></span>
      <span class="stamp">Simulation</span>
    </header>
    <main>
      <h1>Nothing to <em>pay</em></h1>
      <p class="lead">${sentence}</p>
      <p><a class="quiet-link" href="${homeHref}">Back to the studio</a></p>
    </main>`;
}

interface FieldParts {
  id: keyof CardEntry;
  label: string;
  example: string;
  value: string | undefined;
  problem: string | undefined;
}

/** Browsers must not offer a real card here: `autocomplete` is off, and the names are our own. */
function field({ id, label, example, value, problem }: FieldParts): Markup {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="test-${id}"
      inputmode="numeric"
      autocomplete="off"
      placeholder="${example}"
      value="${value ?? ''}"
      aria-describedby="${id}-problem"
      aria-invalid="${problem === undefined ? 'false' : 'true'}"
      ${problem !== undefined && html`autofocus`}
    />
    <p class="problem" id="${id}-problem">${problem}</p>
  </div>`;
}
