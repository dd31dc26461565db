import { statesOf } from '../screen-state.ts';
import { part, press, see, text, type } from '../steps.ts';

const signIn = part('link', 'Sign In');

/** What everybody can see: the landing, the demo's sign-in, and addresses that lead nowhere. */
export const landingStates = statesOf(
  { group: 'Landing' },
  {
    landing: {
      title: 'The whole landing page',
      section: '§2.2',
      path: '/',
      scenario: 'signed-out',
      shows: signIn,
      isWhole: true,
    },
    'landing-pricing': {
      title: 'Simple pricing',
      section: '§9.1',
      path: '/#pricing',
      scenario: 'signed-out',
      shows: part('button', 'Choose Creator'),
    },
    'landing-start': {
      title: 'Start Creating Now asks to sign in',
      section: '§2.2',
      path: '/',
      scenario: 'signed-out',
      steps: [press('link', 'Start Creating Now')],
      shows: signIn,
    },
    'landing-session-ended': {
      title: 'The session has ended',
      section: '§4.1',
      path: '/studio',
      scenario: 'creator',
      faults: [
        { operation: 'generateImage', kind: 'status', status: 401 },
        { operation: 'getCurrentUser', kind: 'status', status: 401, skip: 1 },
      ],
      steps: [
        see('heading', /Your twins, /),
        type('Your prompt', 'by a window'),
        press('button', 'Generate Image (FREE)'),
      ],
      shows: text(/Your session ended/),
    },
    'landing-loading': {
      title: 'While it is being found out who is signed in',
      section: '§2.1',
      path: '/studio',
      scenario: 'creator',
      faults: [{ operation: 'getCurrentUser', kind: 'hang' }],
      shows: signIn,
    },
    'landing-server-away': {
      title: 'The server cannot be reached',
      section: '§4.1',
      path: '/',
      scenario: 'server-down',
      shows: text(/Can’t reach the server/),
    },
  },
);

export const signInStates = statesOf(
  { group: 'Sign-in' },
  {
    'sign-in': {
      title: 'The simulated sign-in: who is signing in?',
      section: '§4.1',
      path: '/mocks/pages/sign-in.html',
      scenario: 'signed-out',
      shows: part('heading', /signing in/),
      isWhole: true,
    },
  },
);

export const errorStates = statesOf(
  { group: 'Errors' },
  {
    'not-found': {
      title: '404 Page Not Found',
      section: '§8.13',
      path: '/nowhere',
      scenario: 'signed-out',
      shows: part('heading', '404 Page Not Found'),
    },
    'not-found-signed-in': {
      title: '404 for somebody who is signed in',
      section: '§2.1',
      path: '/nowhere',
      scenario: 'creator',
      shows: part('heading', '404 Page Not Found'),
    },
  },
);
