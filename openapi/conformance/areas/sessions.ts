import { IMAGE_COST_CREDITS, MAX_SAME_ORIGIN_PATH_LENGTH, SESSION_LIFETIME_MS } from '#openapi/limits.gen.ts';
import { STYLES } from '../scenarios/account-steps.ts';
import { longText } from '../scenarios/references.ts';
import { scenario } from '../scenarios/scenario.ts';
import { concurrently, justBefore, readAll, wait, waitForEnd } from '../scenarios/steps.ts';
import { defineArea, shownBy } from './area.ts';

/** Paths to return to after signing in; most of them are unsafe. */
const RETURN_PATHS = [
  '',
  '/',
  '/job/1?x=1#y',
  '//evil.example',
  String.raw`/\evil.example`,
  'https://evil.example',
  'evil',
  '/a b',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/ü',
  '/x\r\nset-cookie: a=b',
  longText(MAX_SAME_ORIGIN_PATH_LENGTH, 'x', { before: '/' }),
  longText(MAX_SAME_ORIGIN_PATH_LENGTH + 1, 'x', { before: '/' }),
  '/studio\n',
  ' /studio',
  '/a//b',
  '/@evil.example',
  '/?returnTo=//evil.example',
  String.raw`/studio\evil`,
  '/%2Fevil.example/',
  '/%5Cevil.example/',
  '/%252Fevil.example/',
  '/x%0D%0ASet-Cookie:%20a=b',
  '/%zz',
  '/a%2Fb?c=%26',
];

/** Sign-in, sign-out and the user of a session. */
export const sessions = defineArea({
  operations: {
    getCurrentUser: {
      goodRequests: ({ a }) => [{ good: a.get('getCurrentUser') }],
      oddRequests: () => [],
      creates: [],
      responseFields: { id: 'user' },
    },
    login: {
      goodRequests: ({ a }) => [{ good: a.logIn() }],
      oddRequests: () => [
        { query: {} },
        ...RETURN_PATHS.map((returnTo) => ({
          query: { returnTo },
          ...(String(returnTo).includes('%') && { cases: ['encoded-path' as const] }),
        })),
        { query: { ReturnTo: '/job/1' } },
      ],
      creates: [],
      responseFields: {},
    },
    logout: {
      // Scenarios sign out: a good request would end the session of the others.
      goodRequests: () => [],
      oddRequests: () => [],
      creates: [],
      responseFields: {},
    },
  },
  rules: {
    'SE-1': [shownBy('every operation', 401, 'no-session'), shownBy('every operation', 401)],
    'SE-2': [shownBy('every operation', 401, 'forged-session', 'empty-session', 'user-id-as-session')],
    'SE-5': [shownBy('login', 400), shownBy('login', 302, 'encoded-path')],
    'SE-6': [shownBy('login', 302)],
    'SE-7': [shownBy('logout', 302)],
    'SE-8': [shownBy('every operation', 401, 'signed-out')],
    'SE-9': [shownBy(['getJob', 'getTrainingStatus'], 200, 'signed-out-since')],
    'SE-10': [shownBy('getCurrentUser', 200)],
    'SE-11': [shownBy(['deductCredits', 'createJob'], 415)],
  },
  scenarios: [
    scenario(
      'Signing in leads only to paths of this origin',
      ['SE-5', 'SE-6'],
      ({ a }) =>
        ['/studio', '//evil.example', 'https://evil.example', String.raw`/\evil.example`, '/job/1'].map(
          (path) => a.logIn(path),
        ),
      { isQuick: true },
    ),
    scenario(
      'Concurrent reads of two accounts do not mix',
      ['TW-8', 'TW-9', 'TW-17', 'SE-10'],
      ({ inTurn }) => [
        concurrently(inTurn(6, (account) => account.get('getCurrentUser'))),
        concurrently(inTurn(6, (account) => account.get('getCredits'))),
        concurrently(inTurn(6, (account) => account.get('listTrainedModels'))),
        concurrently(inTurn(6, (account) => account.get('getTrainingStatus'))),
      ],
    ),
    scenario(
      'A training goes on after signing out',
      ['TW-18', 'SE-1', 'SE-7', 'SE-8', 'SE-9'],
      ({ a, inEachMode }) =>
        inEachMode((mode) => [
          a.startTraining('t', { mode }),
          a.signOut(),
          waitForEnd(),
          readAll(),
          a.train({ charge: 't-charge', key: 't' }),
        ]),
    ),
    scenario('A session lasts a day after its last request', ['SE-1', 'SE-7', 'SE-8', 'SE-9'], ({ a, b }) => [
      wait(justBefore(SESSION_LIFETIME_MS)),
      readAll(),
      wait(justBefore(SESSION_LIFETIME_MS)),
      readAll(),
      a.signOut(),
      readAll(),
      b.signOut(),
      readAll(),
      a.signOut(),
      readAll(),
    ]),
    scenario(
      'Many sessions of one account last',
      ['CR-15', 'CR-16', 'CR-17', 'PAY-3', 'SE-1', 'SE-7', 'SE-8', 'SE-10'],
      ({ a, b }) => [
        a.signIn(24),
        a.get('getCredits'),
        b.get('getCredits'),
        a.signOut(),
        a.get('getCredits'),
      ],
    ),
    scenario(
      'Every request makes the session last',
      ['TW-13', 'UP-14', 'WR-4', 'WR-7', 'WR-8', 'WR-10', 'GE-19', 'SE-10'],
      ({ a }) => [
        a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
        a.generateImage({ charge: 'c', key: 'i', twin: a.oldTwin }),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.get('getCurrentUser'),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.get('getCredits'),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.get('listPromptTemplates'),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.get('listTrainedModels'),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.get('getTrainingStatus'),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.requestUpload(),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.buy('starter'),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.charge(IMAGE_COST_CREDITS, { key: 'd' }),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.refund(IMAGE_COST_CREDITS, { charge: 'd', key: 'r' }),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.saveStyle(STYLES.longest),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.writePost(),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.uploadPhotos(),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.createJob({ key: 'j' }),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.readJob(),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.charge(IMAGE_COST_CREDITS, { key: 'e' }),
        a.generateImage({ charge: 'e', key: 'i', twin: a.oldTwin }),
        wait(justBefore(SESSION_LIFETIME_MS)),
        a.get('getCredits'),
      ],
    ),
  ],
  randomSteps: ({ fc, steps, account }) => {
    const operation = fc.constantFrom(
      'getCurrentUser' as const,
      'getCredits' as const,
      'listPromptTemplates' as const,
    );
    return [
      {
        weights: { all: 1 },
        isOddToo: true,
        steps: steps({ account, operation }, (drawn) => drawn.account.get(drawn.operation)),
      },
      {
        weights: { work: 1, jobs: 1, all: 1 },
        steps: steps({ account }, (drawn) => drawn.account.signOut()),
      },
    ];
  },
});
