import { describe, expect, test } from 'vitest';
import { setConnection, setCredits, setTraining } from '#mocks/demo/start/controls.ts';
import { readStartAddress } from '#mocks/demo/start/start-address.ts';
import { signedIn } from '#mocks/testing/signed-in.ts';
import { linkToState } from './link-to-state.ts';

const PAGE = { href: 'http://demo/studio#pricing', theme: undefined, openedState: undefined, photos: 0 };

describe('the link to a state', () => {
  test('the link to an unchanged state has only its id', async () => {
    const { backend } = await signedIn('new-creator');
    expect(linkToState(backend, PAGE)).toBe('http://demo/studio?scenario=new-creator#pricing');
  });

  test('a link has the speed with the theme', async () => {
    const { backend } = await signedIn('new-creator');
    backend.clock.setSpeed(60);
    expect(linkToState(backend, { ...PAGE, theme: 'dark' })).toBe(
      'http://demo/studio?scenario=new-creator&speed=60&theme=dark#pricing',
    );
  });

  test('a link has the elapsed time of a running training', async () => {
    const { backend } = await signedIn('training');
    backend.clock.pause();
    backend.clock.advance(95_000);
    expect(readStartAddress(linkToState(backend, PAGE))).toMatchObject({
      scenario: 'training',
      speed: 0,
      after: 95,
    });
  });

  test('a link has changed controls', async () => {
    const { backend } = await signedIn('creator');
    await setCredits(backend, 12);
    await setConnection(backend, '3g');
    expect(readStartAddress(linkToState(backend, { ...PAGE, photos: 5 }))).toMatchObject({
      credits: 12,
      connection: '3g',
      photos: 5,
    });
  });

  test('a link has the progress of a training that was moved back', async () => {
    const { backend } = await signedIn('training');
    backend.clock.pause();
    await setTraining(backend, 10);
    expect(readStartAddress(linkToState(backend, PAGE))).toMatchObject({ training: 10 });
  });

  test('a link has only additional faults', async () => {
    const { backend } = await signedIn('server-down');
    const fault = { operation: 'trainTwin', kind: 'status', status: 502, times: 1 } as const;
    await backend.faults.add(fault);
    expect(readStartAddress(linkToState(backend, PAGE)).faults).toEqual([fault]);
  });

  test('the link to a state with steps repeats the steps', async () => {
    const { backend } = await signedIn('training-ready');
    expect(linkToState(backend, { ...PAGE, openedState: 'training-ready' })).toBe(
      'http://demo/studio?state=training-ready#pricing',
    );
  });
});
