import { expect, it } from 'vitest';
import { enter, isTrainingBusy, type TrainingState, type TrainingStep } from './training-state.ts';

const at = (step: TrainingStep) => ({ step }) as TrainingState;
const follow = (steps: TrainingStep[]) => steps.map(at).reduce(enter);

it.each<[string, TrainingStep[]]>([
  [
    'a training',
    ['idle', 'checkingCredits', 'charging', 'uploading', 'requesting', 'running', 'finishing', 'ready'],
  ],
  ['another after it', ['ready', 'checkingCredits', 'failed', 'checkingCredits']],
  [
    'a refund after each step',
    ['uploading', 'refunding', 'failed', 'recovering', 'refunding', 'failed', 'failed'],
  ],
  ['a refund of what was requested', ['requesting', 'refunding', 'failed', 'otherTab']],
  ['a refund while it runs', ['running', 'refunding', 'failed', 'runningElsewhere']],
  ['a refund at its end', ['finishing', 'refunding', 'failed', 'refunding']],
  ['a lost charge', ['charging', 'failed', 'failed']],
  ['a training that the server refunded', ['requesting', 'failed']],
  ['and one that ran', ['running', 'failed']],
  ['or was finishing', ['finishing', 'failed']],
  ['a reload', ['idle', 'recovering', 'running', 'recovering']],
  ['a reload at its end', ['finishing', 'recovering', 'running', 'ready', 'recovering']],
  ['another tab that trains', ['idle', 'otherTab', 'recovering', 'running', 'ready', 'otherTab', 'idle']],
  ['another device', ['idle', 'runningElsewhere', 'ready', 'runningElsewhere', 'ready']],
  ['another device, then here', ['runningElsewhere', 'recovering', 'running', 'idle']],
])('%s is a way through', (_, steps) => {
  expect(follow(steps).step).toBe(steps.at(-1));
});

it.each<[TrainingStep, TrainingStep]>([
  ['idle', 'charging'],
  ['checkingCredits', 'uploading'],
  ['uploading', 'ready'],
  ['refunding', 'checkingCredits'],
  ['running', 'charging'],
])('nothing leads from %s to %s', (from, to) => {
  expect(() => enter(at(from), at(to))).toThrow(`A training cannot go from ${from} to ${to}.`);
});

it('may be started when nothing is under way', () => {
  const steps: TrainingStep[] = ['idle', 'ready', 'failed', 'running', 'runningElsewhere', 'otherTab'];
  expect(steps.filter((step) => !isTrainingBusy(at(step)))).toEqual(['idle', 'ready', 'failed']);
});
