import { statesOf } from '../screen-state.ts';
import { part, press, see, signedIn, text, type } from '../steps.ts';

/** The twin creator as a whole, its header and its list of twins. */
export const studioStates = statesOf(
  { group: 'Studio', path: '/studio' },
  {
    'studio-newcomer': {
      title: 'Nothing trained yet',
      section: '§2.3',
      scenario: 'new-creator',
      shows: part('heading', 'Upload your photos'),
      isWhole: true,
    },
    'studio-creator': {
      title: 'Two twins',
      section: '§2.3',
      scenario: 'creator',
      shows: part('heading', 'Your twins, $4 spent'),
      isWhole: true,
    },
    'studio-twin-address': {
      title: 'The same at /twin',
      section: '§2.1',
      path: '/twin',
      scenario: 'creator',
      shows: part('heading', 'Your twins, $4 spent'),
    },
    'studio-agency': {
      title: '500 twins, found by a search',
      section: '§2.3',
      scenario: 'agency',
      shows: part('heading', 'Your twins, $1,000 spent'),
    },
    'studio-search-empty': {
      title: 'No twin matches',
      section: '§2.3',
      path: '/studio#twins',
      scenario: 'agency',
      steps: [type('Search your twins', 'zebra')],
      shows: text(/No twin matches/),
    },
    'studio-low-credits': {
      title: 'One credit short: Buy More',
      section: '§9.4',
      scenario: 'low-credits',
      shows: part('link', 'Buy More'),
    },
    'studio-no-credits': {
      title: 'No credits',
      section: '§2.3',
      scenario: 'no-credits',
      shows: part('link', 'Buy More'),
    },
    'studio-loading': {
      title: 'Nothing has been read yet',
      section: '§7.1',
      scenario: 'creator',
      faults: [{ operation: '*', kind: 'hang', skip: 1 }],
      shows: part('heading', 'Your studio'),
    },
    'studio-slow': {
      title: 'After answers that took four seconds each',
      section: '§7.1',
      scenario: 'slow-server',
      shows: part('heading', 'Your twins, $4 spent'),
    },
    'twins-unread': {
      title: 'The twins cannot be read',
      section: '§7.2',
      path: '/studio#twins',
      scenario: 'creator',
      faults: [
        { operation: 'listTrainedModels', kind: 'status', status: 500 },
        { operation: 'getTrainingStatus', kind: 'status', status: 500 },
      ],
      shows: text('Your twins cannot be shown right now'),
    },
    'twins-latest-only': {
      title: 'Only the latest twin is known',
      section: '§7.2',
      path: '/studio#twins',
      scenario: 'creator',
      faults: [{ operation: 'listTrainedModels', kind: 'status', status: 500 }],
      shows: text('Only your latest twin is shown'),
    },
    'credits-unread': {
      title: 'The balance cannot be read',
      section: '§8.5',
      scenario: 'creator',
      faults: [{ operation: 'getCredits', kind: 'status', status: 503 }],
      steps: [see('heading', /Your twins/)],
      shows: part('heading', 'Your studio'),
    },
    'pricing-signed-in': {
      title: 'Pricing below the studio',
      section: '§9.1',
      path: '/studio#pricing',
      scenario: 'creator',
      steps: [signedIn],
      shows: part('button', 'Choose Creator'),
    },
    'pricing-processing': {
      title: 'A checkout is being started',
      section: '§2.2',
      path: '/studio#pricing',
      scenario: 'creator',
      faults: [{ operation: 'createCheckout', kind: 'hang' }],
      steps: [signedIn, press('button', 'Choose Creator')],
      shows: part('button', 'Processing...'),
    },
    'pricing-failed': {
      title: 'Checkout Failed',
      section: '§8.2',
      path: '/studio#pricing',
      scenario: 'creator',
      faults: [
        { operation: 'createCheckout', kind: 'status', status: 500, body: { error: 'Payments are down.' } },
      ],
      steps: [signedIn, press('button', 'Choose Pro')],
      shows: text('Checkout Failed.'),
    },
  },
);
