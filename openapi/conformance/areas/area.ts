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
  /** The source of random sequences. */
  randomSteps(draw: Draw): readonly RandomSteps[];
}

/** The check's description of each operation: a missing one does not compile (areas.ts). */
export type OperationDefinitions = { [Id in OperationId]: OperationDefinition<Id> };

export interface OperationDefinition<Id extends OperationId> {
  /** Good requests; every odd variant of them is sent. */
  goodRequests(kit: ScenarioKit): readonly GoodRequest[];
  /** Requests that differ from the good one in more than a JSON value. */
  oddRequests(kit: ScenarioKit, samples: Samples): readonly OddRequest[];
  /** Values of fields, in addition to those derived from the schema. */
  oddValues?(kit: ScenarioKit): OddValues<Id>;
  /** The resource that a success creates, which later steps may reference. */
  creates: readonly Creates[];
  /** How each field of a success is compared with the reference server. */
  responseFields: FieldTable<ResponseBody<Id>>;
  /** Further properties of a success that must be equal. */
  compareAlso?(server: ServerMemory, response: Exchange): Record<string, unknown>;
}

/** A good request, its preparation, and the steps after its success. */
export interface GoodRequest {
  setup?: Steps;
  good: RequestStep;
  after?: Steps;
  /** Shows that a refused request has changed nothing. */
  unchanged?: RequestStep;
  /** The varied fields of the body, or all if undefined. */
  fields?: readonly RequestField[];
}

/** The difference from a good request: whole parts of it, or fields of its body. */
export interface OddRequest extends Pick<RequestParts, 'params' | 'query' | 'form' | 'raw'> {
  body?: object;
  cases?: readonly CaseId[];
}

/** Texts of every kind and length follow this prefix. */
export type OddValuesOfField = readonly Text[] | { values: readonly Text[]; start: Text };

export type OddValues<Id extends OperationId> = Partial<Record<FieldName<RequestBody<Id>>, OddValuesOfField>>;

export interface Creates {
  kind: CreatedKind;
  /** The response field that names it; '' for the address of the request. */
  field: string;
  /** How long the contract allows its use. */
  lifeMs: number;
  /** A value that was never created. */
  placeholder?: string;
}

/** The kind of resource that an id names. Equal ids must name the same resource. */
export type IdKind = 'user' | 'twin' | 'package' | 'upload' | 'job';

/** How the values of a field are compared; a function normalizes permitted differences. */
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
  /** Only in these cases, if the response alone does not show it. */
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

/** Steps with random values, and their frequency in each kind of sequence. */
export interface RandomSteps {
  weights: Partial<Record<RandomKind, number>>;
  /** Its request is also sent in an odd variation or with an odd value. */
  isOddToo?: boolean;
  steps: Arbitrary<Steps>;
}

type AreaWith<Ids extends OperationId> = Omit<Area, 'operations'> & {
  operations: { [Id in Ids]: OperationDefinition<Id> };
};

/** Preserves the names of the operations, so that the compiler reports a missing one (areas.ts). */
export const defineArea = <Ids extends OperationId>(area: AreaWith<Ids>): AreaWith<Ids> => area;
