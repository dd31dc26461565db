import { PHOTO_LIFETIME_MS, UPLOAD_TICKET_LIFETIME_MS } from '#openapi/limits.gen.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { scenario } from '../scenarios/scenario.ts';
import {
  combinations,
  concurrently,
  justAfter,
  justBefore,
  mustSucceed,
  oneOf,
  readAll,
  times,
  wait,
  waitForEnd,
} from '../scenarios/steps.ts';
import { defineArea, shownBy } from './area.ts';
import { oddFiles } from './odd-files.ts';

/** Photos of jobs, sent to an address that the server has issued. */
export const uploads = defineArea({
  operations: {
    createUpload: {
      goodRequests: ({ a }) => [{ good: a.requestUpload() }],
      oddRequests: () => [],
      creates: [
        {
          kind: 'createUpload',
          field: 'uploadURL',
          lifeMs: HOUR_MS,
          placeholder: '/api/objects/upload/none',
        },
      ],
      responseFields: { uploadURL: 'upload' },
    },
    putUpload: {
      goodRequests: ({ a }) => [{ setup: a.requestUpload(), good: a.put() }],
      oddRequests: (_, samples) => [
        ...oddFiles(samples).map(({ type, bytes }) => ({ raw: { type, bytes } })),
        { params: { uploadId: 'none' } },
        // An id that breaks its pattern.
        { params: { uploadId: 'no.such.upload' } },
      ],
      creates: [
        { kind: 'putUpload', field: '', lifeMs: PHOTO_LIFETIME_MS, placeholder: '/api/objects/upload/none' },
      ],
      responseFields: {},
    },
  },
  rules: {
    'UP-1': [shownBy('createUpload', 200)],
    'UP-2': [shownBy('putUpload', 204)],
    'UP-3': [shownBy('putUpload', 415)],
    'UP-4': [shownBy('putUpload', [204, 413], 'megabytes')],
    'UP-5': [shownBy('putUpload', 400)],
    'UP-6': [shownBy('putUpload', 404)],
    'UP-7': [shownBy('putUpload', 403)],
    'UP-8': [shownBy('putUpload', 409)],
    'UP-9': [shownBy('putUpload', 422)],
    'UP-10': [shownBy('putUpload', 204, 'refused-before')],
    'UP-14': [shownBy('createJob', 201, 'a-day-later')],
  },
  scenarios: [
    scenario('Concurrent photos for one address are stored once', ['UP-8'], ({ a, files }) => [
      times(4, (index) => [
        a.requestUpload(),
        concurrently(times(index + 2, () => a.put(files.large))),
        a.put(files.large),
      ]),
    ]),
    scenario('An upload address works while another account requests many', ['UP-1', 'UP-2'], ({ a, b }) => [
      a.requestUpload(),
      times(300, () => b.requestUpload()),
      a.put(),
      b.put(),
    ]),
    scenario(
      'An upload address expires, and its photos can be used for a day',
      ['JB-5', 'UP-1', 'UP-2', 'UP-7', 'UP-10', 'UP-14', 'GE-19'],
      ({ a }) => [
        a.createJob({ key: 'j' }),
        waitForEnd(),
        a.readJob(),
        a.requestUpload(),
        wait(justAfter(UPLOAD_TICKET_LIFETIME_MS)),
        a.put(),
        a.storePhoto(),
        a.storePhoto(),
        a.storePhoto(),
        wait(justBefore(PHOTO_LIFETIME_MS)),
        a.createJob({ key: 'k', photos: [a.photo(), a.photo(1), a.photo(2)] }),
        readAll(),
      ],
    ),
    scenario(
      'A job takes only photos that its account has uploaded',
      ['JB-11', 'UP-1', 'UP-2'],
      ({ a, b }) => [
        a.storePhoto(),
        a.storePhoto(),
        a.storePhoto(),
        b.storePhoto(),
        a.createJob({ key: 'j', photos: [a.photo(), a.photo(1), b.photo()] }),
        a.createJob({ key: 'j', photos: [a.photo(), a.photo(), a.photo()] }),
        a.requestUpload(),
        a.createJob({ key: 'k', photos: [a.photo(), a.photo(1), a.upload()] }),
      ],
    ),
    scenario('Photos of different ages make one job', ['JB-8', 'UP-1', 'UP-2'], ({ a }) => [
      a.requestUpload(),
      wait(justBefore(UPLOAD_TICKET_LIFETIME_MS)),
      mustSucceed(a.put()),
      wait(PHOTO_LIFETIME_MS - 5 * MINUTE_MS),
      a.storePhoto(),
      a.storePhoto(),
      mustSucceed(a.createJob({ key: 'm', photos: [a.photo(), a.photo(1), a.photo(2)] })),
      readAll(),
    ]),
    scenario('A photo can be used until its day is over', ['UP-2', 'UP-14'], ({ a }) => [
      a.storePhoto(),
      a.storePhoto(),
      a.storePhoto(),
      wait(justBefore(PHOTO_LIFETIME_MS)),
      readAll(),
      a.createJob({ key: 'm', photos: [a.photo(), a.photo(1), a.photo(2)] }),
      readAll(),
    ]),
    scenario(
      'An upload address takes one photo, and only within its time',
      ['UP-3', 'UP-7', 'UP-8', 'UP-9', 'UP-10', 'GE-10'],
      ({ a, files }) => [
        a.requestUpload(),
        a.put(files.disguised),
        a.put(files.svg),
        a.put(files.damaged),
        a.put(),
        a.put(),
        a.requestUpload(),
        wait(justBefore(UPLOAD_TICKET_LIFETIME_MS)),
        readAll(),
        a.put(),
        a.requestUpload(),
        wait(justAfter(UPLOAD_TICKET_LIFETIME_MS)),
        readAll(),
        a.put(),
      ],
    ),
    scenario('Many uploaded photos can be used in any order', ['UP-1', 'UP-2'], ({ a }) => [
      times(24, () => a.storePhoto()),
      mustSucceed(a.createJob({ key: 'j', photos: [a.photo(23), a.photo(12), a.photo()] })),
      mustSucceed(a.createJob({ key: 'k', photos: [a.photo(1), a.photo(22), a.photo(5)] })),
    ]),
    scenario(
      'A job waits for the photos of its upload addresses',
      ['JB-1', 'JB-11', 'JB-13', 'JB-14', 'UP-1', 'UP-2'],
      ({ a }) => [
        a.requestUpload(),
        a.createJob({ key: 'k', photos: [a.photo(), a.photo(1), a.upload()] }),
        a.createJob({ key: 'k', photos: [a.photo(), a.photo(), a.upload()] }),
        a.put(),
        a.storePhoto(),
        a.storePhoto(),
        a.createJob({ key: 'k', photos: [a.photo(), a.photo(1), a.photo(2)] }),
        a.createJob({ key: 'k', photos: [a.photo(), a.photo(1), a.photo(2)] }),
      ],
    ),
    scenario(
      'Every request about an upload in every state',
      ['UP-3', 'UP-4', 'UP-5', 'UP-6', 'UP-7', 'UP-9', 'UP-10', 'GE-10'],
      ({ a, b, files }) => [
        oneOf(
          a.requestUpload(),
          [a.requestUpload(), a.put(files.damaged)],
          [a.requestUpload(), a.put()],
          [a.requestUpload(), wait(justAfter(UPLOAD_TICKET_LIFETIME_MS)), readAll()],
          [a.requestUpload(), a.put(), wait(justAfter(UPLOAD_TICKET_LIFETIME_MS)), readAll()],
          [a.requestUpload(), a.requestUpload(), a.requestUpload()],
          [
            a.storePhoto(),
            a.storePhoto(),
            a.storePhoto(),
            a.createJob({ key: 'j', photos: [a.photo(), a.photo(1), a.photo(2)] }),
          ],
        ),
        oneOf(
          [
            combinations(
              {
                file: [files.tooLarge, files.svg, files.heic, files.empty, files.disguised, files.cut],
                back: [0, 2],
              },
              ({ file, back }) => a.put(file, a.upload(back)),
            ),
            a.createJob({ key: 'k', photos: [a.photo(), a.photo(), a.upload()] }),
            combinations(
              { file: [files.good, files.good, files.damaged, files.svg], back: [0, 1, 2] },
              ({ file, back }) => a.put(file, a.upload(back)),
            ),
            a.createJob({ key: 'k', photos: [a.photo(), a.photo(), a.photo()] }),
            readAll(),
          ],
          [
            combinations({ file: [files.damaged, files.good, files.good] }, ({ file }) =>
              b.put(file, a.upload()),
            ),
            a.put(),
            b.createJob({ key: 'k', photos: [a.photo(), a.photo(), a.photo()] }),
            a.createJob({ key: 'l', photos: [a.photo(), a.photo(), a.photo()] }),
            readAll(),
          ],
        ),
      ],
    ),
  ],
  randomSteps: ({ fc, kit: { files }, steps, account, owner, back, count }) => {
    const { good, jpeg, png, webp, avif, gif, damaged, disguised, svg } = files;
    const file = fc.constantFrom(good, jpeg, png, webp, avif, gif, damaged, disguised, svg);
    return [
      { weights: { jobs: 1 }, steps: steps({ account }, (drawn) => drawn.account.storePhoto()) },
      {
        weights: { jobs: 1 },
        isOddToo: true,
        steps: steps({ account }, (drawn) => drawn.account.requestUpload()),
      },
      {
        weights: { jobs: 1 },
        steps: steps({ account, owner, back, count, file }, ({ account: who, ...drawn }) =>
          concurrently(times(drawn.count, () => who.put(drawn.file, drawn.owner.upload(drawn.back)))),
        ),
      },
    ];
  },
});
