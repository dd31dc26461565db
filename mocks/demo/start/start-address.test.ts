import { expect, test } from 'vitest';
import { readStartAddress, type StartAddress } from './start-address.ts';

const NEAREST = 'There is no scenario "nobody". For example: signed-out, landing-pricing, landing-start.';

test.each<[string, Partial<StartAddress>]>([
  ['/?tab=2', {}],
  [
    '/studio?scenario=training&tab=2&speed=60#pricing',
    { scenario: 'training', speed: 60, cleanHref: '/studio?tab=2#pricing' },
  ],
  ['/studio?state=photos-good#photos', { state: 'photos-good', cleanHref: '/studio#photos' }],
  // An invalid parameter is reported; the others apply.
  ['/?scenario=nobody&speed=10', { speed: 10, problems: [NEAREST], cleanHref: '/' }],
  ['/?director=off', { director: 'off', cleanHref: '/' }],
  ['/?director=maybe', { problems: ['The director is on or off.'], cleanHref: '/' }],
  [
    '/?credits=12&training=57&photos=12&connection=3g&after=95',
    { credits: 12, training: 57, photos: 12, connection: '3g', after: 95, cleanHref: '/' },
  ],
  ['/?credits=many', { problems: ['credits is a whole number up to 9999999.'], cleanHref: '/' }],
  ['/?training=101', { problems: ['training is a whole number up to 100.'], cleanHref: '/' }],
  ['/?photos=-1', { problems: ['photos is a whole number up to 100.'], cleanHref: '/' }],
  [
    '/?fault={"operation":"getCredits","kind":"hang"}',
    { faults: [{ operation: 'getCredits', kind: 'hang' }], cleanHref: '/' },
  ],
  ['/?fault=503', { problems: [expect.stringMatching(/./)], cleanHref: '/' }],
  ['/?fault={', { problems: ['A fault in the address is not JSON.'], cleanHref: '/' }],
])('%s is read as %j', (address, { cleanHref, ...parameters }) => {
  const clean = cleanHref === undefined ? {} : { cleanHref: `http://demo${cleanHref}` };
  expect(readStartAddress(`http://demo${address}`)).toEqual({ problems: [], ...parameters, ...clean });
});
