import { statesOf } from '../screen-state.ts';
import { part, press, signedIn, text, type Step } from '../steps.ts';

const toPayment: Step[] = [signedIn, press('button', 'Choose Creator')];
const pay = part('heading', /^Pay for/);

/** The two checkout pages, and the payment page of the simulation between them. */
export const checkoutStates = statesOf(
  { group: 'Checkout', section: '§2.5' },
  {
    payment: {
      title: 'The simulated payment page',
      section: '§2.2',
      path: '/studio#pricing',
      scenario: 'creator',
      steps: toPayment,
      shows: pay,
      isWhole: true,
    },
    'payment-declining': {
      title: 'The same, with cards that are declined',
      section: '§2.2',
      path: '/studio#pricing',
      scenario: 'payment-declined',
      steps: toPayment,
      shows: pay,
    },
    'payment-late': {
      title: 'The same, with a payment that is reported late',
      section: '§2.2',
      path: '/studio#pricing',
      scenario: 'late-payment',
      steps: toPayment,
      shows: pay,
    },
    'payment-nothing': {
      title: 'Nothing to pay',
      section: '§2.2',
      path: '/mocks/pages/payment.html?checkout=none',
      scenario: 'signed-out',
      shows: text(/belongs to no checkout/),
    },
    'checkout-success': {
      title: 'Payment Successful',
      path: '/checkout/success',
      scenario: 'payment-success',
      steps: [press('button', 'Stay here')],
      shows: text('Your balance shows it as soon as the payment has arrived.'),
    },
    'checkout-success-late': {
      title: 'Payment Successful, credits come late',
      path: '/checkout/success',
      scenario: 'payment-awaited',
      steps: [press('button', 'Stay here')],
      shows: text('Your balance shows it as soon as the payment has arrived.'),
    },
    'checkout-success-elsewhere': {
      title: 'No payment was started here',
      path: '/checkout/success',
      scenario: 'creator',
      steps: [press('button', 'Stay here')],
      shows: text(/No payment was started on this device/),
    },
    'checkout-success-signed-out': {
      title: 'Payment Successful, signed out',
      path: '/checkout/success',
      scenario: 'signed-out',
      steps: [press('button', 'Stay here')],
      shows: text(/Sign in to see your credits/),
    },
    'checkout-success-unread': {
      title: 'The balance cannot be read',
      path: '/checkout/success',
      scenario: 'creator',
      faults: [{ operation: 'getCredits', kind: 'status', status: 503 }],
      steps: [press('button', 'Stay here')],
      shows: text('You stay on this page. The studio is one press away.'),
    },
    'checkout-cancel': {
      title: 'Payment cancelled',
      section: '§2.5',
      path: '/checkout/cancel',
      scenario: 'creator',
      shows: part('heading', /cancelled/),
    },
  },
);
