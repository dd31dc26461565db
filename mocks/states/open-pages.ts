import { ada } from './ada.ts';
import { fails, sessionEndsAt, statesOf } from './state.ts';
import { device, part, click, see, text, type } from './steps.ts';

const signIn = part('link', 'Sign In');

/** The landing for visitors. */
const forVisitors = statesOf(
  { area: 'Landing', path: '/', section: '§2.2' },
  {
    'signed-out': {
      title: 'Signed out',
      sentence: 'The landing page for visitors.',
      shows: signIn,
      isWhole: true,
    },
    'landing-pricing': {
      title: 'Simple pricing',
      section: '§9.1',
      path: '/#pricing',
      shows: part('button', 'Choose Creator'),
    },
    'landing-start': {
      title: 'Start Creating Now asks to sign in',
      steps: [click('link', 'Start Creating Now')],
      shows: signIn,
    },
  },
);

/** The landing that replaces the studio without a session. */
const forUsers = statesOf(
  { area: 'Landing', path: '/studio', section: '§4.1', user: ada() },
  {
    'landing-session-ended': {
      title: 'The session has ended',
      from: 'creator',
      faults: sessionEndsAt('generateImage'),
      steps: [
        see('heading', /Your twins, /),
        type('Your prompt', 'by a window'),
        click('button', 'Generate Image (FREE)'),
      ],
      shows: text(/Your session ended/),
    },
    'signed-out-elsewhere': {
      title: 'Signed out in another tab',
      from: 'creator',
      steps: [see('heading', /Your twins, /), device('signed-out-elsewhere')],
      shows: text(/You signed out in another tab/),
    },
    'signing-in': {
      title: 'The session is still loading',
      sentence: 'The session request gets no response: the landing page stays.',
      section: '§2.1',
      faults: [{ operation: 'getCurrentUser', kind: 'hang' }],
      shows: signIn,
    },
    'user-unread': {
      title: 'The session request fails',
      sentence: 'Only the session request fails, cut off midway: the landing page with Try again.',
      faults: [{ operation: 'getCurrentUser', kind: 'malformed' }],
      shows: part('button', 'Try again'),
    },
    'server-down': {
      title: 'Server down',
      sentence: 'Every request returns 503.',
      signIn: 'trouble',
      faults: [fails('*', 503, { body: { error: 'We will be back in a moment.' } })],
      shows: text(/Can’t reach the server/),
    },
    maintenance: {
      title: 'Maintenance',
      sentence: 'Every request returns 503 with the time to try again.',
      faults: [
        fails('*', 503, {
          headers: { 'retry-after': '600' },
          body: { error: 'We are updating the studio.' },
        }),
      ],
      shows: text(/We are updating the studio/),
    },
  },
);

export const landingStates = { ...forVisitors, ...forUsers };

export const signInStates = statesOf(
  { area: 'Sign-in' },
  {
    'sign-in': {
      title: 'The simulated sign-in: who is signing in?',
      section: '§4.1',
      path: '/mocks/pages/sign-in.html',
      shows: part('heading', /signing in/),
      isWhole: true,
    },
  },
);

export const errorStates = statesOf(
  { area: 'Errors', path: '/nowhere', shows: part('heading', '404 Page Not Found') },
  {
    'not-found': {
      title: 'No such page',
      sentence: 'An unknown address: 404 Page Not Found.',
      section: '§8.13',
    },
    'not-found-signed-in': {
      title: '404 when signed in',
      section: '§2.1',
      from: 'creator',
    },
  },
);
