import type { Arbitrary } from 'fast-check';
import type { PROBLEM_CODES } from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Exchange } from '../exchange.ts';
import type { Samples } from '../samples.ts';
import type { CaseId } from '../scenarios/case-ids.ts';
import type { FieldName, RequestBody, RequestField, ResponseBody } from '../scenarios/contract-types.ts';
import type { Draw } from '../scenarios/draw.ts';
import type { Text } from '../scenarios/references.ts';
import type { RequestParts } from '../scenarios/request-parts.ts';
import type { Scenario, ScenarioKit } from '../scenarios/scenario.ts';
import type { CreatedKind, ServerMemory } from '../scenarios/server-memory.ts';
import type { RequestStep, Steps } from '../scenarios/steps.ts';

/** One area of the contract: its operations, its rules, and the scenarios that show them. */
export interface Area {
  operations: Partial<OperationDefinitions>;
  /** The rules that responses of the reference server show. */
  rules: Readonly<Record<string, readonly ShownBy[]>>;
  scenarios: readonly Scenario[];
  /** What random sequences are drawn from. */
  randomSteps(draw: Draw): readonly RandomSteps[];
}

/** What the check knows of each operation: a missing one does not compile (areas.ts). */
export type OperationDefinitions = { [Id in OperationId]: OperationDefinition<Id> };

export interface OperationDefinition<Id extends OperationId> {
  /** Good requests, of which every odd variant is sent. */
  goodRequests(kit: ScenarioKit): readonly GoodRequest[];
  /** Requests that differ from the good one in more than a value of their JSON. */
  oddRequests(kit: ScenarioKit, samples: Samples): readonly OddRequest[];
  /** Values of fields, in addition to those that follow from the schema. */
  oddValues?(kit: ScenarioKit): OddValues<Id>;
  /** What a success creates, for later steps to refer to. */
  creates: readonly Creates[];
  /** How each field of a success is compared with the reference server. */
  responseFields: FieldTable<ResponseBody<Id>>;
  /** What else of a success must be alike. */
  compareAlso?(server: ServerMemory, response: Exchange): Record<string, unknown>;
}

/** A good request, what it needs, and what follows when it was accepted. */
export interface GoodRequest {
  setup?: Steps;
  good: RequestStep;
  after?: Steps;
  /** Shows that a refused request has changed nothing. */
  unchanged?: RequestStep;
  /** The fields of the body that are varied; all without it. */
  fields?: readonly RequestField[];
}

/** What is different from a good request: whole parts of it, or fields of its body. */
export interface OddRequest extends Pick<RequestParts, 'params' | 'query' | 'form' | 'raw'> {
  body?: object;
  cases?: readonly CaseId[];
}

/** With a start, texts of every kind and length follow on it. */
export type OddValuesOfField = readonly Text[] | { values: readonly Text[]; start: Text };

export type OddValues<Id extends OperationId> = Partial<Record<FieldName<RequestBody<Id>>, OddValuesOfField>>;

export interface Creates {
  kind: CreatedKind;
  /** The field of the response that names it; '' for the address of the request. */
  field: string;
  /** How long it can be used by the contract. */
  lifeMs: number;
  /** Stands for one that was never created. */
  placeholder?: string;
}

/** What an id stands for. The same id must stand for the same thing. */
export type IdKind = 'user' | 'twin' | 'package' | 'upload' | 'job';

/** How the values of a field are compared; a function makes alike what may differ. */
type FieldComparison = 'equal' | 'ignored' | 'time' | IdKind | ((value: unknown) => unknown);

type NamesOfAll<Value> = Value extends unknown ? keyof Value : never;
type ValueOf<Value, Name extends PropertyKey> = Value extends { [Key in Name]?: infer Field } ? Field : never;
type FieldOf<Value> =
  | FieldComparison
  | (Value extends readonly (infer Item)[]
      ? Item extends object
        ? FieldTable<Item>
        : never
      : Value extends object
        ? FieldTable<Value>
        : never);

export type FieldTable<Value> = [Value] extends [never]
  ? Record<string, never>
  : Value extends readonly (infer Item)[]
    ? FieldTable<Item>
    : { [Name in NamesOfAll<Value>]: FieldOf<NonNullable<ValueOf<Value, Name>>> };

type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Responses of the reference server that show a rule. */
export interface ShownBy {
  operations: readonly OperationId[] | 'every operation';
  responses: readonly (number | ProblemCode)[];
  /** Only in these cases, where the response alone does not show it. */
  cases: readonly CaseId[];
}

export function shownBy(
  operations: OperationId | readonly OperationId[] | 'every operation',
  responses: number | ProblemCode | readonly (number | ProblemCode)[],
  ...cases: readonly CaseId[]
): ShownBy {
  const list = typeof operations === 'string' && operations !== 'every operation' ? [operations] : operations;
  return { operations: list, responses: [responses].flat(), cases };
}

export const KINDS = ['money', 'work', 'jobs', 'all'] as const;
export type RandomKind = (typeof KINDS)[number];

/** Steps with random values, and how often they are drawn in each kind of sequence. */
export interface RandomSteps {
  weights: Partial<Record<RandomKind, number>>;
  /** Its request is also sent in an odd way, or with an odd value. */
  isOddToo?: boolean;
  steps: Arbitrary<Steps>;
}

type AreaWith<Ids extends OperationId> = Omit<Area, 'operations'> & {
  operations: { [Id in Ids]: OperationDefinition<Id> };
};

/** Keeps the names of the operations, so that a missing one is noticed (areas.ts). */
export const defineArea = <Ids extends OperationId>(area: AreaWith<Ids>): AreaWith<Ids> => area;
