import { rowsOf } from './row.ts';

/** Section 6: roles and permissions. */
export const PERMISSIONS = rowsOf(6, {
  'src/app/routes.test.tsx': [
    ['Signed out: only the landing on app routes', 'routes, signed out > /dashboard is the landing'],
    ['Checkout result pages are open', 'routes, signed out > /checkout/cancel is open: Payment cancelled'],
    ['Signed in: creator', 'routes, signed in > /twin is "Your studio"'],
    ['Signed in: dashboard', 'routes, signed in > /dashboard is "Put your twin to work."'],
    ['Signed in: job pages', 'routes, signed in > /job/job_complete is "Commercial, ready to roll"'],
  ],
  'src/features/pricing/pricing-section.test.tsx': [
    ['Signed out: choosing a plan sends to log in', 'choosing a plan > leads to the sign-in when signed out'],
    [
      'Signed in: checkout',
      'choosing a plan > leads to the payment page, and remembers the balance of before',
    ],
  ],
  'src/test/specification/calls.test.tsx': [
    [
      "The user id in calls is the signed-in user's",
      'what the app sends > reads user, credits, twins and templates when the studio opens',
    ],
  ],
  'src/test/faults/session.test.tsx': [
    [
      'Falling back to demo_user',
      'GET /api/auth/user, 200 with null, {} or no id > {}: id falls back to demo_user, and calls use one and the same userId',
    ],
  ],
});
