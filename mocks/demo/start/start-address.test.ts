import { expect, test } from 'vitest';
import { readStartAddress } from './start-address.ts';

test('reads the state and the pace, and drops both from the address', () => {
  expect(readStartAddress('http://demo/studio?scenario=training&tab=2&speed=60#pricing')).toEqual({
    scenario: 'training',
    speed: 60,
    problems: [],
    cleanHref: 'http://demo/studio?tab=2#pricing',
  });
});

test('leaves an address alone that asks for nothing', () => {
  expect(readStartAddress('http://demo/?tab=2')).toEqual({ problems: [] });
});

test('reads a state of the storyboard', () => {
  const read = readStartAddress('http://demo/studio?state=photos-good#photos');
  expect(read).toMatchObject({ state: 'photos-good', cleanHref: 'http://demo/studio#photos' });
});

test('says what comes near for each wish it cannot fulfil, and still fulfils the other', () => {
  expect(readStartAddress('http://demo/?scenario=nobody&speed=10')).toEqual({
    speed: 10,
    problems: ['There is no scenario "nobody". For example: signed-out, landing-pricing, landing-start.'],
    cleanHref: 'http://demo/',
  });
});

test('reads whether the director is wanted', () => {
  expect(readStartAddress('http://demo/?director=off')).toMatchObject({
    director: 'off',
    cleanHref: 'http://demo/',
  });
  expect(readStartAddress('http://demo/?director=maybe')).toEqual({
    problems: ['The director is on or off.'],
    cleanHref: 'http://demo/',
  });
});
