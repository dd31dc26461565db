import {
  CONTENT_TYPES,
  IMAGE_COST_CREDITS,
  JOB_ASSET_LIFETIME_MS,
  JOB_END_STATUSES,
  JOB_PLATFORMS,
  JOB_RATIOS,
  JOB_VOICES,
  MAX_JOB_PATH_LENGTH,
  SESSION_LIFETIME_MS,
} from '#openapi/limits.gen.ts';
import { text as textOf, type Exchange } from '../exchange.ts';
import { longText, otherCase, text } from '../scenarios/references.ts';
import { scenario } from '../scenarios/scenario.ts';
import type { ServerMemory } from '../scenarios/server-memory.ts';
import {
  combinations,
  concurrently,
  justAfter,
  justBefore,
  oneOf,
  readAll,
  times,
  wait,
  waitForEnd,
} from '../scenarios/steps.ts';
import { defineArea, shownBy } from './area.ts';

/** Valid and invalid times of the calendar, and other formats. */
const SCHEDULES = [
  '2026-02-28T10:00',
  '2026-02-30T10:00',
  '2026-06-31T10:00',
  '2026-09-31T10:00',
  '2026-11-31T10:00',
  '2026-01-31T10:00',
  '2026-03-31T10:00',
  '2026-05-31T10:00',
  '2026-07-31T10:00',
  '2026-08-31T10:00',
  '2026-10-31T10:00',
  '2026-02-29T10:00',
  '2028-02-29T23:59',
  '2000-02-29T10:00',
  '1900-02-29T10:00',
  '2026-04-31T10:00',
  '2026-03-29T02:30',
  '2026-10-25T02:30',
  '2026-03-08T02:30',
  '2026-11-01T01:30',
  '2026-12-31T23:59:59.999',
  '2026-12-31T24:00',
  '2026-12-31T23:60',
  '2026-12-31T23:59:60',
  '2026-06-01T10:00:00',
  '2026-06-01T10:00:00.000',
  '2026-06-01T10:00:30.5',
  '2026-06-01T10:00:30.1234',
  '2026-13-01T10:00',
  '2026-00-10T10:00',
  '2026-01-00T10:00',
  '1969-12-31T23:59',
  '1970-01-01T00:00',
  '2038-01-19T03:14:08',
  '9999-12-31T23:59',
  '0001-01-01T00:00',
  '0099-05-05T05:05',
  '2026-06-01T10:00Z',
  '2026-06-01T10:00+02:00',
  '2026-06-01',
  '2026-06-01t10:00',
  '2026-6-1T9:00',
  '10000-01-01T00:00',
  '2026-06-01T10',
  'tomorrow',
  '20260601',
  '1780308000',
];

/** Addresses that belong to no upload. */
export const FOREIGN_ADDRESSES = [
  'javascript:alert(1)',
  '//evil.example/x.zip',
  'https://evil.example/x.zip',
  'http://169.254.169.254/latest',
  'https://a@evil.example/',
  '/api/objects/trainings/none.zip',
  '/api/objects/upload/none',
  '/../etc/passwd',
];

/** `Location`, if present, leads to the created job. */
function compareLocation({ baseUrl }: ServerMemory, response: Exchange): Record<string, unknown> {
  const location = response.headers.get('location');
  const path = location === null ? undefined : new URL(location, baseUrl).pathname;
  return { isAtItsLocation: path?.endsWith(`/${textOf(response, 'id')}`) ?? true };
}

/** The progress of a job differs between servers; its result does not. */
function compareEnd(_: ServerMemory, response: Exchange): Record<string, unknown> {
  const status = textOf(response, 'status');
  return { job: JOB_END_STATUSES.some((end) => end === status) ? status : 'in progress' };
}

/** Jobs and their assets. */
export const jobs = defineArea({
  operations: {
    createJob: {
      goodRequests: ({ a }) => [
        { good: a.createJob({ key: 'w' }), after: a.readJob() },
        {
          setup: times(3, () => a.storePhoto()),
          good: a.createJob({ key: 'w', photos: [a.photo(0), a.photo(1), a.photo(2)] }),
          after: a.readJob(),
          fields: ['referenceImages', 'goal', 'platform', 'ratio', 'voice'],
        },
      ],
      oddRequests: () => [
        // A goal without photos does not accept even an empty list.
        { body: { referenceImages: [] }, cases: ['referenceImages'] },
      ],
      oddValues: () => ({ schedule_at: SCHEDULES }),
      creates: [{ kind: 'createJob', field: 'id', lifeMs: Infinity, placeholder: 'job_none' }],
      responseFields: { id: 'job' },
      compareAlso: compareLocation,
    },
    getJob: {
      goodRequests: ({ a }) => [{ setup: a.createJob({ key: 'j' }), good: a.readJob() }],
      oddRequests: ({ a, b }) =>
        [
          'none',
          '',
          b.job(),
          longText(MAX_JOB_PATH_LENGTH),
          longText(MAX_JOB_PATH_LENGTH + 1),
          '%',
          'ü',
          '..',
          text`${a.job()} `,
          otherCase(a.job()),
          'a/b',
          '1',
          '0123',
          '1e5',
        ].map((id) => ({ params: { id } })),
      // Each read of a job may return new addresses, which last as long as new ones.
      creates: [
        { kind: 'film', field: 'assets.finalVideoUrl', lifeMs: JOB_ASSET_LIFETIME_MS },
        { kind: 'avatar', field: 'assets.avatarUrl', lifeMs: JOB_ASSET_LIFETIME_MS },
        { kind: 'thumbnail', field: 'assets.thumbnailUrl', lifeMs: JOB_ASSET_LIFETIME_MS },
      ],
      responseFields: {
        id: 'job',
        status: 'ignored',
        next: 'ignored',
        goal: 'equal',
        input: {
          platform: 'equal',
          ratio: 'equal',
          voice: 'equal',
          brand: 'equal',
          idea: 'equal',
          schedule_at: 'equal',
        },
        assets: 'ignored',
        createdAt: 'time',
        updatedAt: 'time',
      },
      compareAlso: compareEnd,
    },
  },
  rules: {
    'JB-1': [shownBy('createJob', 201)],
    'JB-2': [shownBy(['createJob', 'getJob'], [200, 201])],
    'JB-5': [shownBy('getJob', 200, 'all-work-over')],
    'JB-6': [shownBy('getJob', 200, 'open-film', 'open-avatar', 'open-thumbnail')],
    'JB-7': [shownBy('getJob', 200, 'prepared-failure')],
    'JB-8': [shownBy('getJob', 404)],
    'JB-9': [shownBy('createJob', 400, 'brand', 'idea')],
    'JB-10': [shownBy('createJob', 400, 'referenceImages', 'goal')],
    'JB-11': [shownBy('createJob', 422, 'referenceImages')],
    'JB-12': [shownBy('createJob', [400, 422, 201], 'schedule_at')],
    'JB-13': [shownBy('createJob', 201)],
    'JB-14': [
      shownBy('createJob', 201, 'repeated', 'repeated-concurrently'),
      shownBy('createJob', 'keyReused'),
    ],
    'JB-19': [shownBy('createJob', 201, 'photo-twice')],
    'JB-17': [shownBy('createJob', 400, 'goal', 'platform', 'ratio', 'voice')],
  },
  scenarios: [
    scenario('A job is read while another account creates many', ['JB-1', 'JB-2', 'JB-13'], ({ a, b }) => [
      a.createJob({ key: 'j' }),
      times(150, (index) => b.createJob({ key: `j${index}` })),
      a.readJob(),
      b.readJob(a.job()),
      waitForEnd(),
      readAll(),
    ]),
    scenario(
      'Concurrent jobs with one key are one job',
      ['JB-1', 'JB-2', 'JB-13', 'JB-14', 'UP-8'],
      ({ a }) => [
        concurrently(times(6, () => a.createJob({ key: 'j' }))),
        concurrently(times(3, (index) => a.createJob({ key: `k-${index}` }))),
        readAll(),
        a.requestUpload(),
        concurrently(times(6, () => a.put())),
      ],
    ),
    scenario(
      'A job with photos is created once for its key',
      ['JB-11', 'JB-14', 'SE-1', 'SE-7', 'SE-8', 'SE-9'],
      ({ a, b }) => [
        a.storePhoto(),
        a.storePhoto(),
        a.storePhoto(),
        a.createJob({ key: 'j', photos: [a.photo(), a.photo(1), a.photo(2)] }),
        a.createJob({ key: 'j', photos: [a.photo(), a.photo(1), a.photo(2)] }),
        a.createJob({ key: 'k', photos: [a.photo(2), a.photo(1), a.photo()] }),
        a.createJob({ key: 'j', photos: [a.photo(2), a.photo(1), a.photo()] }),
        b.createJob({ key: 'j', photos: [b.photo(), b.photo(1), b.photo(2)] }),
        a.signOut(),
        readAll(),
        waitForEnd(),
        readAll(),
        a.createJob({ key: 'l', photos: [a.photo(), a.photo(1), a.photo(2)] }),
      ],
    ),
    scenario('A job is read only by its account', ['JB-5', 'JB-8'], ({ a, b }) => [
      a.createJob({ key: 'j' }),
      b.createJob({ key: 'j' }),
      a.createJob({ key: 'j', idea: 'Another' }),
      b.readJob(a.job()),
      a.readJob(b.job()),
      waitForEnd(),
      readAll(),
      a.createJob({ key: 'j' }),
      readAll(),
      wait(justAfter(SESSION_LIFETIME_MS)),
      readAll(),
    ]),
    scenario(
      'A failed job stays as it is, and its key names it',
      ['CR-21', 'JB-5', 'JB-7', 'TW-10'],
      ({ a }) => [
        a.failNextJob(),
        a.createJob({ key: 'j' }),
        waitForEnd(),
        readAll(),
        a.createJob({ key: 'j' }),
        a.createJob({ key: 'k' }),
        waitForEnd(),
        readAll(),
      ],
    ),
    scenario('Each of many jobs can be read', ['JB-1', 'JB-2', 'JB-13', 'GE-19'], ({ a }) => [
      times(24, (index) => [a.createJob({ key: `j${index}`, idea: `Idea-${index}` }), a.readJob()]),
      a.readJob(a.job(23)),
      a.readJob(a.job(12)),
    ]),
    scenario('A job ends', ['JB-1', 'JB-8', 'JB-13'], ({ a }) => [
      a.createJob({ key: 'j' }),
      a.waitForJob('ended'),
      readAll(),
    ]),
    scenario('The files of a job can be read for an hour', ['JB-2', 'JB-5', 'JB-6', 'GE-19'], ({ a }) => [
      a.createJob({ key: 'j' }),
      waitForEnd(),
      a.readJob(),
      wait(justBefore(JOB_ASSET_LIFETIME_MS)),
      a.open('film'),
      a.open('avatar'),
      a.open('thumbnail'),
      a.readJob(),
      a.open('film'),
    ]),
    scenario('Concurrent jobs end, and their keys name them', ['CR-26', 'JB-1', 'JB-5', 'JB-13'], ({ a }) => [
      concurrently(times(6, (index) => a.createJob({ key: `k-${index}` }))),
      waitForEnd(),
      readAll(),
      a.createJob({ key: 'k-0' }),
      a.charge(IMAGE_COST_CREDITS, { key: 'c' }),
      a.generateImage({ charge: 'c', key: 'i', twin: a.twin() }),
      wait(justAfter(SESSION_LIFETIME_MS)),
      readAll(),
      a.generateImage({ charge: 'c', key: 'i', twin: a.twin() }),
      readAll(),
    ]),
    scenario(
      'Every request about a job in every state',
      ['CR-8', 'CR-26', 'JB-2', 'JB-5', 'JB-7', 'JB-11', 'JB-14', 'SE-9'],
      ({ a, b }) => [
        oneOf(
          a.createJob({ key: 'j' }),
          [a.createJob({ key: 'j' }), a.waitForJob('in the middle')],
          [a.createJob({ key: 'j' }), waitForEnd()],
          [a.failNextJob(), a.createJob({ key: 'j' }), a.waitForJob('in the middle')],
          [a.failNextJob(), a.createJob({ key: 'j' }), waitForEnd()],
          [
            times(3, () => a.storePhoto()),
            a.createJob({ key: 'j', photos: [a.photo(), a.photo(1), a.photo(2)] }),
          ],
          [
            times(3, () => a.storePhoto()),
            a.createJob({ key: 'j', photos: [a.photo(), a.photo(1), a.photo(2)] }),
            a.waitForJob('in the middle'),
          ],
          [
            times(3, () => a.storePhoto()),
            a.createJob({ key: 'j', photos: [a.photo(), a.photo(1), a.photo(2)] }),
            waitForEnd(),
          ],
        ),
        [
          combinations({ account: [b, a] }, ({ account }) => account.readJob(a.job())),
          a.createJob({ key: 'j' }),
          a.createJob({ key: 'j', idea: 'Another' }),
          b.createJob({ key: 'j' }),
          combinations({ account: [a, b], owner: [a, b] }, ({ account, owner }) =>
            account.readJob(owner.job()),
          ),
          a.createJob({ key: 'k' }),
          b.createJob({ key: 'j', idea: 'Another' }),
          a.signOut(),
          combinations({ account: [a, b], back: [0, 1] }, ({ account, back }) =>
            account.readJob(a.job(back)),
          ),
          waitForEnd(),
          combinations({ account: [b, a], owner: [a, b], back: [0, 1] }, ({ account, owner, back }) =>
            account.readJob(owner.job(back)),
          ),
          a.createJob({ key: 'j' }),
          concurrently(times(3, () => a.createJob({ key: 'j' }))),
          combinations({ key: ['j', 'l'] }, ({ key }) =>
            a.createJob({ key, photos: [a.photo(), a.photo(1), a.photo(2)] }),
          ),
          wait(justBefore(SESSION_LIFETIME_MS)),
          readAll(),
        ],
      ],
    ),
    scenario('Each of many jobs is repeated with its key', ['JB-1', 'JB-2', 'JB-13', 'JB-14'], ({ a }) => [
      times(30, (index) => a.createJob({ key: `j${index}`, idea: `Idea-${index}` })),
      a.createJob({ key: 'j0', idea: 'Idea-0' }),
      a.createJob({ key: 'j0', idea: 'Idea-1' }),
      a.createJob({ key: 'j29', idea: 'Idea-29' }),
    ]),
  ],
  randomSteps: ({ fc, steps, account, owner, back, count, key, text: words }) => {
    const fields = {
      goal: fc.constantFrom('reel' as const, 'commercial' as const),
      platform: fc.constantFrom(...JOB_PLATFORMS),
      ratio: fc.constantFrom(...JOB_RATIOS),
      voice: fc.constantFrom(...JOB_VOICES),
      brand: words,
      idea: words,
      schedule_at: fc.constantFrom('', ...SCHEDULES),
    };
    const goal = fc.constantFrom(CONTENT_TYPES[1], CONTENT_TYPES[2]);
    const photo = fc.constantFrom(0, 0, 0, 1, 2);
    const photos = fc.tuple(...Array.from({ length: 3 }, () => fc.tuple(owner, photo)));
    return [
      {
        weights: { jobs: 4 },
        isOddToo: true,
        steps: steps({ account, count, key, ...fields }, ({ account: who, count: many, ...job }) =>
          concurrently(times(many, () => who.createJob(job))),
        ),
      },
      {
        weights: { jobs: 1 },
        steps: steps({ account, key, ...fields }, ({ account: who, ...job }) => [
          who.failNextJob(),
          who.createJob(job),
        ]),
      },
      {
        weights: { jobs: 1 },
        steps: steps({ account }, (drawn) => drawn.account.waitForJob('in the middle')),
      },
      {
        weights: { jobs: 3 },
        isOddToo: true,
        steps: steps({ account, owner, back }, (drawn) => drawn.account.readJob(drawn.owner.job(drawn.back))),
      },
      {
        weights: { jobs: 1 },
        isOddToo: true,
        steps: steps({ account, key, goal, photos }, ({ account: who, photos: chosen, ...job }) =>
          who.createJob({ ...job, photos: chosen.map(([photographer, index]) => photographer.photo(index)) }),
        ),
      },
      {
        weights: { jobs: 2, all: 1 },
        steps: steps({ account, key, goal }, ({ account: who, ...job }) => [
          times(3, () => who.storePhoto()),
          who.createJob({ ...job, photos: [who.photo(0), who.photo(1), who.photo(2)] }),
        ]),
      },
    ];
  },
});
