import { describe, expect, test } from 'vitest';
import { createClock, MAX_SPEED } from './clock.ts';

/** A real time that moves only by `pass`. */
function manualTime(start = 1_000_000) {
  let now = start;
  return { realNow: () => now, pass: (ms: number) => (now += ms) };
}

describe('the clock', () => {
  test('changes its speed without a jump', () => {
    const time = manualTime();
    const clock = createClock(time);
    clock.setSpeed(60);
    time.pass(1000);
    expect(clock.now()).toBe(1_060_000);
    clock.setSpeed(1);
    expect(clock.now()).toBe(1_060_000);
    time.pass(1000);
    expect(clock.now()).toBe(1_061_000);
  });

  test('can be advanced while paused', () => {
    const time = manualTime();
    const clock = createClock(time);
    clock.pause();
    time.pass(9999);
    expect(clock.now()).toBe(1_000_000);
    clock.advance(250);
    clock.advance(0);
    expect(clock.now()).toBe(1_000_250);
    clock.resume();
    time.pass(50);
    expect(clock.now()).toBe(1_000_300);
  });

  test('pauses at speed 0', () => {
    const time = manualTime();
    const clock = createClock(time);
    clock.setSpeed(0);
    time.pass(9999);
    expect(clock.now()).toBe(1_000_000);
    clock.setSpeed(2);
    time.pass(50);
    expect(clock.now()).toBe(1_000_100);
  });

  test('resets to the real time at the same speed', () => {
    const time = manualTime();
    const clock = createClock(time);
    clock.setSpeed(MAX_SPEED);
    clock.advance(5000);
    clock.pause();
    clock.reset();
    expect(clock.now()).toBe(1_000_000);
    time.pass(1);
    expect(clock.now()).toBe(1_000_000 + MAX_SPEED);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 3601])('refuses the speed %s', (speed) => {
    expect(() => createClock().setSpeed(speed)).toThrow(/Speed .* is not possible/);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('does not move by %s ms', (ms) => {
    expect(() => createClock().advance(ms)).toThrow('Time only moves forward');
  });
});
