import { PLANS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ADA_PICTURES } from './ada-pictures.ts';
import { ada } from './ada.ts';
import { agency, person } from './people.ts';
import { fails, statesOf } from './state.ts';
import { device, part, click, see, signedIn, text, type } from './steps.ts';

/** The twin creator as a whole, its header and its list of twins. */
export const studioStates = statesOf(
  { area: 'Studio', path: '/studio', section: '§2.3' },
  {
    'new-creator': {
      title: 'Nia',
      sentence: 'Just bought the Starter plan. Nothing trained yet.',
      person: person({ name: 'Nia', credits: PLANS.starter.credits }),
      signIn: 'people',
      shows: part('heading', 'Upload your photos'),
      isWhole: true,
    },
    creator: {
      title: 'Ada',
      sentence: 'Two twins, ready to make pictures.',
      person: ada(),
      signIn: 'people',
      device: { pictures: ADA_PICTURES },
      shows: part('heading', 'Your twins, $4 spent'),
      isWhole: true,
    },
    'low-credits': {
      title: 'Leo',
      sentence: 'One twin, and one credit short of the next training.',
      section: '§9.4',
      person: person({ name: 'Leo', credits: TRAINING_COST_CREDITS.fast - 1, hasTwin: true }),
      signIn: 'people',
      shows: part('link', 'Buy More'),
    },
    'no-credits': {
      title: 'Noor',
      sentence: 'One twin and nothing left to spend.',
      words: 'out of credits broke empty balance',
      person: person({ name: 'Noor', credits: 0, hasTwin: true }),
      signIn: 'people',
      shows: part('link', 'Buy More'),
    },
    'nothing-at-all': {
      title: 'Empty: nothing at all',
      sentence: 'No twins, no credits, no photos, no pictures, no writing style.',
      person: person({ name: 'Nobi', credits: 0 }),
      shows: part('heading', 'Upload your photos'),
    },
    agency: {
      title: 'Studio North',
      sentence: 'An agency with 500 twins.',
      person: agency,
      signIn: 'people',
      shows: part('heading', 'Your twins, $1,000 spent'),
    },
    'studio-longest': {
      title: 'The longest word and the largest balance',
      person: person({ name: 'Long', credits: 9_999_999, hasTwin: true, triggerWord: 'LONGEST7'.repeat(4) }),
      shows: part('heading', 'Your twins, $2 spent'),
    },
    'slow-server': {
      title: 'Slow server',
      sentence: 'Every response takes four seconds.',
      section: '§7.1',
      person: ada(),
      signIn: 'moments',
      faults: [{ operation: '*', kind: 'delay', delayMs: 4000 }],
      shows: part('heading', 'Your twins, $4 spent'),
    },
    'balance-unread': {
      title: 'Balance unavailable',
      sentence: 'The balance does not load: neither zero nor enough.',
      section: '§8.5',
      person: ada(),
      faults: [fails('getCredits', 500)],
      shows: part('heading', /Your twins/),
    },
    'studio-twin-address': {
      title: 'The same at /twin',
      section: '§2.1',
      path: '/twin',
      from: 'creator',
      shows: part('heading', 'Your twins, $4 spent'),
    },
    'studio-large-text': {
      title: 'With text of 200 %',
      from: 'creator',
      steps: [see('heading', /Your twins/), device('with-large-text')],
      shows: part('heading', 'Your studio'),
    },
    'studio-search-empty': {
      title: 'No twin matches',
      path: '/studio#twins',
      from: 'agency',
      steps: [type('Search your twins', 'zebra')],
      shows: text(/No twin matches/),
    },
    'studio-loading': {
      title: 'Nothing loaded yet',
      section: '§7.1',
      from: 'creator',
      faults: [{ operation: '*', kind: 'hang', skip: 1 }],
      shows: part('heading', 'Your studio'),
    },
    'twins-unread': {
      title: 'Twins unavailable',
      sentence:
        'Twins do not load: the device shows the last known ones.',
      section: '§7.2',
      path: '/studio#twins',
      from: 'creator',
      device: { pictures: ADA_PICTURES, keeps: ['twins'] },
      faults: [fails('listTrainedModels', 500), fails('getTrainingStatus', 500)],
      shows: text('Your last known twins'),
    },
    'twins-latest-only': {
      title: 'Only the latest twin is known',
      section: '§7.2',
      path: '/studio#twins',
      from: 'creator',
      faults: [fails('listTrainedModels', 500)],
      shows: text('Only your latest twin is shown'),
    },
    'pricing-signed-in': {
      title: 'Pricing below the studio',
      section: '§9.1',
      path: '/studio#pricing',
      from: 'creator',
      steps: [signedIn],
      shows: part('button', 'Choose Creator'),
    },
    'pricing-processing': {
      title: 'A checkout is being started',
      section: '§2.2',
      path: '/studio#pricing',
      from: 'creator',
      faults: [{ operation: 'createCheckout', kind: 'hang' }],
      steps: [signedIn, click('button', 'Choose Creator')],
      shows: part('button', 'Processing...'),
    },
    'pricing-failed': {
      title: 'Checkout Failed',
      sentence: 'No plan opens the payment page.',
      section: '§8.2',
      path: '/studio#pricing',
      from: 'creator',
      faults: [fails('createCheckout', 500, { body: { error: 'Payments are down.' } })],
      steps: [signedIn, click('button', 'Choose Pro')],
      shows: text('Checkout Failed.'),
    },
  },
);
