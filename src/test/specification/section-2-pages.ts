import { rowsOf } from './row.ts';

/** Section 2: routes, landing, dashboard, checkout pages, job page. */
export const PAGES = rowsOf(2, {
  'src/app/routes.test.tsx': [
    ['/, signed out: landing screen', 'routes, signed out > / is the landing'],
    ['/studio, signed out: landing screen', 'routes, signed out > /studio is the landing'],
    ['/twin, signed out: landing screen', 'routes, signed out > /twin is the landing'],
    ['/dashboard, signed out: landing screen', 'routes, signed out > /dashboard is the landing'],
    ['/job/{id}, signed out: landing screen', 'routes, signed out > /job/job_complete is the landing'],
    ['/, signed in: twin creator', 'routes, signed in > / is "Your studio"'],
    ['/studio, signed in: twin creator', 'routes, signed in > /studio is "Your studio"'],
    ['/twin, signed in: twin creator', 'routes, signed in > /twin is "Your studio"'],
    [
      '/dashboard, signed in: marketing dashboard',
      'routes, signed in > /dashboard is "Put your twin to work."',
    ],
    [
      '/job/{id}, signed in: job status page',
      'routes, signed in > /job/job_complete is "Commercial, ready to roll"',
    ],
    [
      '/checkout/success, signed out: open',
      'routes, signed out > /checkout/success is open: Payment Successful',
    ],
    [
      '/checkout/cancel, signed out: open',
      'routes, signed out > /checkout/cancel is open: Payment cancelled',
    ],
    [
      '/checkout/success, signed in: open',
      'routes, signed in > /checkout/success is open: Payment Successful',
    ],
    ['/checkout/cancel, signed in: open', 'routes, signed in > /checkout/cancel is open: Payment cancelled'],
  ],
  'src/test/error-catalogue/pages.test.tsx': [
    ['Anything else, signed out: 404 Page Not Found', '404 Page Not Found > at /nowhere, signed out'],
    ['Anything else, signed in: 404 Page Not Found', '404 Page Not Found > at /nowhere, signed in'],
    [
      'Job page: Job Not Found',
      "Job Not Found: The job you're looking for doesn't exist or has been deleted. > in place of the page of a job that never was",
    ],
    [
      'Job page: Back to Home button',
      "Job Not Found: The job you're looking for doesn't exist or has been deleted. > leads home",
    ],
  ],
  'src/test/faults/transport.test.ts': [
    [
      'While authentication is loading, the app routes also show the landing; its pricing buttons do nothing',
      'GET /api/auth/user answers after 10 s > landing shown while loading, no flash of 404 or studio, pricing buttons do nothing',
    ],
  ],
  'mocks/handlers/auth.test.ts': [
    [
      '/api/login is the server login redirect',
      'signing in > leads by the sign-in page and the callback back to where the person was',
    ],
  ],
  'src/features/landing/landing-links.test.tsx': [
    ['Landing: Sign In linking to /api/login', 'the landing > Sign In leads to /api/login'],
    ['Landing: Sign In top right', 'the landing > has Sign In at the end of its masthead'],
    ['Landing: Get Started Now to /api/login', 'the landing > Get Started Now leads to /api/login'],
    ['Landing: View Examples to /api/login', 'the landing > View Examples leads to /api/login'],
    ['Landing: How It Works with the three steps', 'the landing > explains How It Works in three steps'],
    [
      'Landing: Start Creating Now navigating to /studio',
      'the landing > Start Creating Now leads to /studio',
    ],
  ],
  'src/features/landing/landing-page.test.tsx': [
    [
      'Landing: hero banner image, alt text about training once and creating forever',
      'has a banner whose alternative text speaks of training once and creating forever',
    ],
    ['Landing: Simple Pricing section', 'the landing, rendered without a browser > says Simple Pricing'],
  ],
  'src/features/pricing/pricing-section.test.tsx': [
    ['Landing: three plan cards', 'the plan cards > state every fact of the table'],
    [
      'Pricing button, auth loading: nothing happens',
      'choosing a plan > does nothing while it is not known who is here',
    ],
    [
      'Pricing button, signed out: goes to /api/login',
      'choosing a plan > leads to the sign-in when signed out',
    ],
    [
      'Pricing button, signed in: starts checkout, the browser is redirected to the returned url',
      'choosing a plan > leads to the payment page, and remembers the balance of before',
    ],
    [
      'Pricing button: Processing... and disabled while pending',
      'choosing a plan > shows Processing... on the pressed button only, and is one request however often it is pressed',
    ],
  ],
  'src/features/dashboard/dashboard-page.test.tsx': [
    ['Dashboard: hero', 'the dashboard > makes the three claims and labels its testimonials as samples'],
    [
      'Dashboard: testimonials',
      'the dashboard > makes the three claims and labels its testimonials as samples',
    ],
    ['Dashboard: get-started card linking to /twin', 'the dashboard > leads to the twin creator'],
  ],
  'src/features/dashboard/dashboard-sections.test.tsx': [
    ['Dashboard: how-it-works', 'the dashboard explains how it works in three steps'],
    ['Dashboard: feature cards', 'the dashboard has feature cards'],
  ],
  'src/features/create-content/create-flow.test.tsx': [
    ['Dashboard: header', 'the create menu > opens, closes with Escape and gives the focus back'],
  ],
  'src/features/checkout/checkout-pages.test.tsx': [
    [
      'Success: Payment Successful, credits added',
      'the success page > says that credits are on their way, and then that they are there',
    ],
    [
      'Success: Start Creating button',
      'the success page > leads to the studio at once when Start Creating is pressed, and only once',
    ],
    [
      'Cancel: states no charges were made; links to /#pricing and /studio',
      'the cancel page > says that nothing was charged, and leads to the plans and the studio',
    ],
  ],
  'src/features/checkout/success-redirect.test.tsx': [
    [
      'Success: automatic redirect to /studio after a 5 second countdown',
      'goes to /studio by itself after a 5 second countdown',
    ],
  ],
  'src/features/job/job-parts.test.tsx': [
    ['Job page: loading spinner', 'the job page > shows a spinner until the job is read'],
    [
      'Job page: header with job id and status badge',
      'the job page > has the job id and for PENDING the badge Pending in its header',
    ],
    ['Job page: details', 'the job page > shows what was asked for'],
    [
      'Job page: timeline',
      'the job page > has a timeline from its creation over the steps to its last update',
    ],
  ],
  'src/features/job/job-page.test.tsx': [
    [
      'Job page: pipeline stepper',
      'a running job > shows its steps, its percentage and nothing that is not finished',
    ],
    [
      'Job page: generated content; downloads',
      'a complete job > shows its script, video and pictures, and offers them as files',
    ],
  ],
});
