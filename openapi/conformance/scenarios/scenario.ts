import type { Samples } from '../samples.ts';
import { accountSteps, type AccountSteps, type TrainingMode } from './account-steps.ts';
import { sampleFiles, type SampleFiles } from './sample-files.ts';
import { oneOf, times, waysThrough, type Step, type Steps } from './steps.ts';

/** The vocabulary of a scenario. */
export interface ScenarioKit {
  a: AccountSteps;
  b: AccountSteps;
  files: SampleFiles;
  /** The same steps as two scenarios, one for each mode of training. */
  inEachMode(make: (mode: TrainingMode) => Steps): Steps;
  /** This many steps, alternating between both accounts. */
  inTurn(count: number, make: (account: AccountSteps, index: number) => Steps): Steps;
}

export function createScenarioKit(samples: Samples): ScenarioKit {
  const files = sampleFiles(samples);
  const [a, b] = [accountSteps('a', files), accountSteps('b', files)];
  return {
    a,
    b,
    files,
    inEachMode: (make) => oneOf(make('fast'), make('lora')),
    inTurn: (count, make) => times(count, (index) => make(index % 2 === 0 ? a : b, index)),
  };
}

export interface Scenario {
  title: string;
  /** The rules that it shows. `--only` runs it for these. */
  rules: readonly string[];
  steps: (kit: ScenarioKit) => Steps;
  /** `--quick` always runs it. */
  isQuick: boolean;
}

/** Steps on both servers, whose responses must be equal. */
export function scenario(
  title: string,
  rules: readonly string[],
  steps: (kit: ScenarioKit) => Steps,
  { isQuick = false } = {},
): Scenario {
  return { title, rules, steps, isQuick };
}

/** One path through a scenario. */
export interface ScenarioCase {
  id: string;
  scenario: Scenario;
  steps: Step[];
}

/** Every path through a scenario, with an id derived from its title. */
export function casesOfScenario(scenario: Scenario, kit: ScenarioKit): ScenarioCase[] {
  const ways = waysThrough(scenario.steps(kit));
  return ways.map((steps, index) => ({
    id: slugOf(scenario.title) + (ways.length > 1 ? `.${index + 1}` : ''),
    scenario,
    steps,
  }));
}

export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
