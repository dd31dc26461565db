import { operations as OPERATION_TABLE, type OperationId } from '#openapi/operations.gen.ts';
import { KINDS, type RandomKind, type ShownBy } from '../areas/area.ts';
import { ALL_SCENARIOS } from '../areas/areas.ts';
import { rowsOf, SHOWN_RULES } from '../areas/shown-rules.ts';
import { OBSERVED_RULES } from '../observed/observed-rules.ts';
import type { Samples } from '../samples.ts';
import type { Fc } from '../scenarios/draw.ts';
import { casesOfScenario, createScenarioKit } from '../scenarios/scenario.ts';
import type { RequestStep, Step } from '../scenarios/steps.ts';
import { oddRequests, type OddRequests } from './odd-requests.ts';
import { randomSequences, SEQUENCE_COUNTS, type Sequence } from './random-sequences.ts';

export type CaseKind = 'odd requests' | 'scenarios' | 'random sequences';

/** A replayable unit, whose id `--case` accepts. */
export type Case = { id: string; kind: CaseKind; title: string; file?: string; isQuick: boolean } & (
  | { odd: OddRequests }
  | { sequence: Sequence }
);

/** The selection of cases. */
export interface Selection {
  samples: Samples;
  seed: number;
  hasTrainings: boolean;
  /** Only cases that can show one of these rules. */
  only?: readonly string[] | undefined;
  /** Only cases with one of these operations. */
  operations?: readonly string[] | undefined;
  /** Only this case. */
  caseId?: string | undefined;
  kinds?: readonly CaseKind[] | undefined;
  /** The number of each kind, or all if undefined. */
  maxCases?: number | undefined;
}

/** The initial credits of both accounts in a scenario. */
const SCENARIO_CREDITS = 1000;

/** The selected cases of all kinds, shuffled by the seed, and the number that `maxCases` omitted. */
export function casesOf(fc: Fc, selection: Selection): { cases: Case[]; leftOut: number } {
  const { seed, maxCases = Infinity, kinds, caseId } = selection;
  // A case selected by its id runs for any rules.
  const given = caseId === undefined ? selection : { ...selection, only: undefined, operations: undefined };
  const all = [...scenarioCases(given), ...oddRequestCases(given), ...randomCases(fc, given)];
  const wanted = all.filter(
    (candidate) => (kinds?.includes(candidate.kind) ?? true) && isNamed(candidate.id, caseId),
  );
  const chosen = [...Map.groupBy(shuffled(fc, wanted, seed), ({ kind }) => kind).values()].flatMap((own) => {
    // The cases of every quick run are first.
    const inOrder =
      maxCases < own.length
        ? own.toSorted((left, right) => Number(right.isQuick) - Number(left.isQuick))
        : own;
    return inOrder.slice(0, maxCases);
  });
  return {
    cases: byRelevance(shuffled(fc, chosen, seed), selection),
    leftOut: wanted.length - chosen.length,
  };
}

/** The id of a case, or that of its scenario for all of its paths. */
const isNamed = (id: string, caseId?: string) =>
  caseId === undefined || id === caseId || id.startsWith(`${caseId}.`);

function shuffled<One>(fc: Fc, list: One[], seed: number): One[] {
  return fc.sample(fc.shuffledSubarray(list, { minLength: list.length }), { seed, numRuns: 1 }).flat();
}

/** If only some rules or operations are selected, the most relevant cases are first. */
function byRelevance(cases: Case[], { operations }: Selection): Case[] {
  if (!operations) return cases;
  const share = (candidate: Case) => {
    const own = stepsOf(candidate).flatMap(operationsOf);
    return own.filter((operation) => operations.includes(operation)).length / Math.max(1, own.length);
  };
  return cases
    .map((candidate) => ({ candidate, share: share(candidate) }))
    .filter((ranked) => ranked.share > 0)
    .toSorted((left, right) => right.share - left.share)
    .map(({ candidate }) => candidate);
}

function stepsOf(candidate: Case): Step[] {
  if ('sequence' in candidate) return [...candidate.sequence.steps];
  const { setup, good, after } = candidate.odd;
  return [...setup, good, ...after];
}

/** The requests of a step. */
function operationsOf(step: Step): OperationId[] {
  if (step.do === 'request') return [step.operation];
  if (step.do === 'concurrently') return step.requests.map(({ operation }) => operation);
  if (step.do === 'sign out') return ['logout'];
  return step.do === 'read all' ? ['getCredits', 'listTrainedModels', 'getTrainingStatus', 'getJob'] : [];
}

function scenarioCases({ samples, only }: Selection): Case[] {
  const kit = createScenarioKit(samples);
  const named = new Set(ALL_SCENARIOS.flatMap(({ scenario }) => scenario.rules));
  // Any scenario shows the rules of every response; odd requests show other rules without a scenario.
  const isObserved = (id: string) => Object.hasOwn(OBSERVED_RULES, id) && !SHOWN_RULES.includes(id);
  const rows = rowsOf((only ?? []).filter((id) => !named.has(id) && isObserved(id)));
  return ALL_SCENARIOS.flatMap(({ scenario, file }) => {
    const isNamed = only === undefined || scenario.rules.some((id) => only.includes(id));
    return casesOfScenario(scenario, kit)
      .filter(({ steps }) => isNamed || (rows.length > 0 && steps.some((step) => showsAny(rows, step))))
      .map(({ id, steps }): Case => ({
        id,
        kind: 'scenarios',
        title: scenario.title,
        file,
        isQuick: scenario.isQuick,
        sequence: { credits: SCENARIO_CREDITS, steps },
      }));
  });
}

const isAbout = ({ operations }: ShownBy, operation: OperationId) =>
  operations === 'every operation' || operations.includes(operation);

const showsAny = (rows: readonly ShownBy[], step: Step) =>
  operationsOf(step).some((operation) =>
    rows.some((row) => row.cases.length === 0 && isAbout(row, operation)),
  );

function oddRequestCases({ samples, seed, hasTrainings, only }: Selection): Case[] {
  const groups = oddRequests({ kit: createScenarioKit(samples), samples, seed }, hasTrainings);
  const rows = only && rowsOf(only);
  return groups.flatMap((odd, index): Case[] => {
    const variants = rows ? odd.variants.filter((variant) => canShow(rows, variant)) : odd.variants;
    if (variants.length === 0) return [];
    const id = `${odd.operation}-requests-${index + 1}`;
    const { method, path } = OPERATION_TABLE[odd.operation];
    const title = `Odd requests of ${method} ${path}`;
    return [{ id, kind: 'odd requests', title, isQuick: false, odd: { ...odd, variants } }];
  });
}

/** Cases that depend on earlier requests, which every variant may contain. */
const BY_HISTORY: readonly string[] = ['repeated', 'refused-before'];

/** Whether a request can show one of the rules: by its operation and its cases. */
function canShow(
  rows: readonly ShownBy[],
  { operation, cases = [], variation, request }: RequestStep,
): boolean {
  const isVaried = variation !== undefined;
  const texts = [...Object.values(request.params ?? {}), ...Object.values(request.query ?? {})].map(String);
  const files = (request.form ?? []).flatMap(([, value]) =>
    typeof value === 'object' && 'type' in value ? [value.type] : [],
  );
  const isLarge = (request.form ?? []).some(
    ([, value]) => typeof value === 'object' && 'bytes' in value && value.bytes.length > 1_000_000,
  );
  const own: readonly string[] = [
    ...cases,
    ...(isVaried ? ['variation', variation] : []),
    ...(isLarge ? ['megabytes'] : []),
    ...texts,
    ...files,
    String(request.raw?.type ?? ''),
  ];
  return rows.some(
    (row) =>
      isAbout(row, operation) &&
      (row.cases.length === 0 ||
        row.cases.some((caseId) => own.includes(caseId) || BY_HISTORY.includes(caseId))),
  );
}

/** The kinds of sequences that send requests of each area often. */
const KINDS_OF: readonly [kind: RandomKind, operations: readonly OperationId[]][] = [
  ['money', ['deductCredits', 'refundCredits', 'getCredits', 'createCheckout']],
  ['work', ['trainTwin', 'generateImage', 'getTrainingStatus', 'listTrainedModels', 'uploadTrainingPhotos']],
  ['jobs', ['createJob', 'getJob', 'createUpload', 'putUpload']],
  ['all', ['getCurrentUser', 'embedStyle', 'generatePost', 'listPromptTemplates', 'logout']],
];

function randomCases(fc: Fc, { samples, seed, only, caseId }: Selection): Case[] {
  const rows = only && rowsOf(only);
  const isWanted = (kind: RandomKind) =>
    (caseId === undefined || caseId.startsWith(`${kind}-sequence-`)) &&
    (!rows ||
      KINDS_OF.some(
        ([name, operations]) =>
          name === kind &&
          operations.some((operation) =>
            rows.some((row) => row.operations !== 'every operation' && isAbout(row, operation)),
          ),
      ));
  const sequences = randomSequences(fc, createScenarioKit(samples));
  return KINDS.filter(isWanted).flatMap((kind) =>
    fc.sample(sequences[kind], { seed, numRuns: SEQUENCE_COUNTS[kind] }).map((sequence, index): Case => ({
      id: `${kind}-sequence-${index + 1}`,
      kind: 'random sequences',
      title: `Random sequence ${index + 1} (${kind})`,
      isQuick: false,
      sequence,
    })),
  );
}
