import { PLANS } from '#openapi/limits.gen.ts';
import type { Outcome, Fault } from '../server/faults.ts';
import { ADA, ada } from './ada.ts';
import { user } from './personas.ts';
import { fails, type Persona, statesOf } from './state.ts';
import { line, part, pass, click, signedIn, text, type StateStep } from './steps.ts';

const toPayment: StateStep[] = [signedIn, click('button', 'Choose Creator')];
const choose = part('button', 'Choose Creator');

const PIA = user({ name: 'Pia', credits: 140, hasTwin: true });
/** A user who paid for a plan a minute ago. The provider reports the payment after this time. */
const payer = (reportedAfterMs: number): Persona => ({
  ...PIA,
  rows: (now, state) => ({
    ...PIA.rows(now, state),
    checkouts: [
      {
        id: 'checkout_pia',
        userId: PIA.userId,
        tier: 'starter',
        state: 'paid',
        createdAt: now - 60_000,
        reportedAt: now + reportedAfterMs,
        isCredited: false,
        isDeclined: false,
        reportedAfterMs,
        appAddress: '/',
      },
    ],
  }),
});

/** A state that sets the outcome of the next payment. */
function setUp(title: string, instructions: string, signIn: 'moments' | 'trouble', outcome: Outcome) {
  const faults: Fault[] = [{ operation: 'createCheckout', kind: 'outcome', outcome }];
  const common = { section: '§2.2', path: '/#pricing', user: ada(), shows: choose };
  return { title, sentence: `Setup: ${instructions}`, signIn, faults, ...common };
}

/** A state of the page after *Stay here*. */
const stayedOnPage = (title: string, from: string | undefined, shownText: string | RegExp) => ({
  title,
  ...(from !== undefined && { from }),
  steps: [click('button', 'Stay here')],
  shows: text(shownText),
});

/** The plans, the two checkout pages, and the payment page of the simulation between them. */
export const checkoutStates = statesOf(
  { area: 'Checkout', path: '/checkout/success', section: '§2.5' },
  {
    pricing: {
      title: 'Pricing',
      sentence: 'The three plans, signed in.',
      section: '§9.1',
      path: '/#pricing',
      user: ada(),
      shows: choose,
    },
    'payment-declined': setUp('Card declined', 'choose a plan; no card is accepted.', 'trouble', {
      isDeclined: true,
    }),
    'late-payment': setUp(
      'Late payment',
      'choose a plan; credits arrive 45 seconds after paying.',
      'moments',
      { reportedAfterMs: 45_000 },
    ),
    'payment-success': {
      title: 'Payment successful',
      sentence: 'After paying for the Starter plan; its credits are in the balance.',
      user: ada({ credits: ADA.credits + PLANS.starter.credits }),
      device: { stores: ['checkout'] },
      shows: part('button', 'Stay here'),
    },
    'payment-awaited': {
      title: 'Payment pending',
      sentence: 'Paid; the credits arrive in 45 seconds.',
      user: payer(45_000),
      device: { stores: ['awaitedCheckout'] },
      shows: part('button', 'Stay here'),
    },
    'payment-cancelled': {
      title: 'Payment canceled',
      sentence: 'Back from the payment page: no charges were made.',
      path: '/checkout/cancel',
      user: ada(),
      shows: part('heading', /canceled/),
    },
    payment: {
      title: 'The simulated payment page',
      section: '§2.2',
      path: '/studio#pricing',
      from: 'creator',
      steps: toPayment,
      shows: part('heading', /^Pay for/),
      isWhole: true,
    },
    'payment-refused': {
      title: 'Declined after clicking Pay',
      section: '§2.2',
      path: '/studio#pricing',
      from: 'payment-declined',
      steps: [...toPayment, click('button', 'accepted'), click('button', /^Pay /)],
      shows: text(/was declined/),
    },
    'payment-nothing': {
      title: 'Nothing to pay',
      section: '§2.2',
      path: '/mocks/pages/payment.html?checkout=none',
      shows: text(/This checkout does not exist/),
    },
    'payment-left': {
      title: 'Left the payment page',
      path: '/studio#pricing',
      from: 'creator',
      steps: [...toPayment, click('button', 'Cancel and go back')],
      shows: text(/The Creator plan was not bought/),
    },
    'payment-waits': {
      title: 'The bank has not confirmed the payment',
      user: payer(24 * 3_600_000),
      device: { stores: ['awaitedCheckout'] },
      steps: [click('button', 'Stay here'), pass(120_000)],
      shows: text(/Your bank may still be confirming/),
    },
    'checkout-offline': {
      title: 'Connection lost after paying',
      section: '§8.1',
      // The page requests the balance until the credits arrive.
      from: 'payment-awaited',
      steps: [click('button', 'Stay here'), line('offline')],
      shows: text('You are offline.'),
    },
    'checkout-success': stayedOnPage('Payment Successful', 'payment-success', '1,040 credits'),
    'checkout-success-late': stayedOnPage(
      'Payment Successful, credits late',
      'payment-awaited',
      'Adding your credits…',
    ),
    'checkout-success-elsewhere': stayedOnPage(
      'No payment known here',
      'creator',
      /This browser knows of no payment/,
    ),
    'checkout-success-signed-out': stayedOnPage(
      'Payment Successful, signed out',
      undefined,
      /Sign in to see your credits/,
    ),
    'checkout-success-unread': {
      ...stayedOnPage('Balance unavailable', 'creator', 'You are staying on this page.'),
      faults: [fails('getCredits', 503)],
    },
  },
);
