import type { Arbitrary } from 'fast-check';
import { IMAGE_COST_CREDITS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import type { RandomKind } from '../areas/area.ts';
import { randomStepsOf } from '../areas/areas.ts';
import { createDraw, type Fc } from '../scenarios/draw.ts';
import { HARMLESS_VARIATIONS, variationsOf, WRONG_VARIATIONS } from '../scenarios/request-variations.ts';
import type { ScenarioKit } from '../scenarios/scenario.ts';
import { waysThrough, type RequestStep, type Step, type Steps } from '../scenarios/steps.ts';
import { changed, changesOf } from './odd-values.ts';

/** Steps on both servers, and the initial balance. */
export interface Sequence {
  credits: number;
  steps: readonly Step[];
}

/** The number of sequences of each kind in a run. */
export const SEQUENCE_COUNTS: Record<RandomKind, number> = { money: 80, work: 60, jobs: 40, all: 40 };

const MAX_STEPS = 16;
/** The frequency of requests with an odd value in sequences of mixed requests. */
const ODD_WEIGHT = 5;
const BALANCES = [
  0,
  7,
  45,
  TRAINING_COST_CREDITS.fast,
  TRAINING_COST_CREDITS.fast + 6 * IMAGE_COST_CREDITS,
  2 * TRAINING_COST_CREDITS.fast + 10 * IMAGE_COST_CREDITS,
  1000,
];

/** Random sequences of each kind. */
export function randomSequences(fc: Fc, kit: ScenarioKit): Record<RandomKind, Arbitrary<Sequence>> {
  const all = randomStepsOf(createDraw(fc, kit));
  const odd = fc
    .oneof(...all.filter(({ isOddToo }) => isOddToo).map(({ steps }) => steps))
    .chain((steps) => oddRequest(fc, kit, firstRequest(steps)));
  const ofKind = (kind: RandomKind) => {
    const choices = all.flatMap(({ weights, steps }) => {
      const weight = weights[kind] ?? 0;
      return weight > 0 ? [{ weight, arbitrary: steps }] : [];
    });
    const oddChoice = kind === 'all' ? [{ weight: ODD_WEIGHT, arbitrary: odd }] : [];
    const steps = fc.array(fc.oneof({ maxDepth: 1 }, ...choices, ...oddChoice), {
      minLength: 1,
      maxLength: MAX_STEPS,
      size: 'max',
    });
    return fc.record({ credits: fc.constantFrom(...BALANCES), steps }).map(({ credits, steps: drawn }) => ({
      credits,
      steps: drawn.flatMap((step) => waysThrough(step)[0] ?? []),
    }));
  };
  return { money: ofKind('money'), work: ofKind('work'), jobs: ofKind('jobs'), all: ofKind('all') };
}

function firstRequest(steps: Steps): RequestStep {
  const [first] = waysThrough(steps)[0] ?? [];
  if (first?.do === 'request') return first;
  if (first?.do === 'concurrently' && first.requests[0]) return first.requests[0];
  throw new TypeError('Steps that are also sent in an odd way start with a request.');
}

/** A request in a variation, possibly with another value. */
function oddRequest(fc: Fc, kit: ScenarioKit, step: RequestStep): Arbitrary<Steps> {
  const changes = changesOf(step, kit);
  const harmless = variationsOf(step, HARMLESS_VARIATIONS);
  const variations = [...harmless, ...harmless, ...variationsOf(step, WRONG_VARIATIONS)];
  return fc
    .tuple(fc.constantFrom(...variations), fc.option(fc.nat(), { freq: 2 }))
    .map(([variation, change]): Steps => {
      const chosen = change === null ? undefined : changes[change % Math.max(1, changes.length)];
      return { ...step, variation, request: chosen ? changed(step.request, chosen) : step.request };
    });
}
