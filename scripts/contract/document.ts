import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { valueAt } from '#openapi/json-pointer.ts';

/** A parsed JSON or YAML value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** The parsed contract, typed as far as the generators read it. */
export interface Contract {
  info: { version: string; description: string };
  tags: { name: string; description: string }[];
  'x-limits': Record<string, number>;
  'x-rules': { id: string; level: string; text: string; section: string; operations: string[] }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, JsonObject>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: Json[];
  parameters?: JsonObject[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, JsonObject>;
  [extension: `x-${string}`]: Json;
}

export interface MediaType {
  schema: JsonObject;
  encoding?: Record<string, { contentType?: string }>;
}

export interface OperationEntry {
  path: string;
  method: string;
  operation: Operation;
}

export const CONTRACT_FILE = new URL('../../openapi/openapi.yaml', import.meta.url);

/** The first line of every generated file. */
export const GENERATED = '// Generated from openapi.yaml by `npm run api:generate`. Do not edit.\n';

export async function readContract(): Promise<Contract> {
  return parseContract(await readFile(CONTRACT_FILE, 'utf8'));
}

/** Parses a contract, e.g. of an older revision. */
export function parseContract(yaml: string): Contract {
  return parse(yaml) as Contract;
}

/** All operations in the order of the file. */
export function operationsOf(contract: Contract): OperationEntry[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an object unchanged, and an empty object for any other value. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The value at a JSON pointer such as `/components/schemas/Job`. @throws without a value */
export function at(contract: Contract, pointer: string): unknown {
  const value = valueAt(contract, pointer);
  if (value === undefined) throw new Error(`openapi.yaml has nothing at ${pointer}`);
  return value;
}

/**
 * Adds the values of named numbers to prose of the contract: "`x-credits` (200)". Names are keys of `x-limits` and of the
 * operation that the prose describes.
 */
export function withValues({ 'x-limits': limits }: Contract, prose: string, operation: object = {}): string {
  const values: Record<string, unknown> = { ...limits, ...operation };
  return prose.replaceAll(/`(?:x-limits\.)?([a-z-]+)`/g, (name, key: string) =>
    typeof values[key] === 'number' ? `\`${key}\` (${values[key]})` : name,
  );
}

/** The properties of a schema and of its variants, by name. */
export function propertiesOf(contract: Contract, schema: unknown): JsonObject {
  const { properties, oneOf } = resolved(contract, schema);
  const variants = Array.isArray(oneOf) ? oneOf.map((variant) => propertiesOf(contract, variant)) : [];
  return Object.assign({}, ...variants.toReversed(), objectOf(properties)) as JsonObject;
}

/** The object that a chain of `$ref` leads to. */
export function resolved(contract: Contract, value: unknown): JsonObject {
  const object = objectOf(value);
  const ref = object['$ref'];
  return typeof ref === 'string' ? resolved(contract, at(contract, ref.slice(1))) : object;
}
