import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** A JSON value as YAML gives it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** The contract as it is written. Only what the generators read is typed. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, JsonObject>;
}

export interface Operation {
  operationId: string;
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

export async function readContract(): Promise<Contract> {
  return parse(await readFile(CONTRACT_FILE, 'utf8')) as Contract;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** All operations in the order of the file. */
export function operationsOf(contract: Contract): OperationEntry[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a JSON pointer such as `/components/schemas/Job`; throws when there is none. */
export function at(contract: Contract, pointer: string): Json {
  let value: Json | undefined = contract as unknown as JsonObject;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    value = isObject(value) ? value[key] : undefined;
  }
  if (value === undefined) throw new Error(`openapi.yaml has nothing at ${pointer}`);
  return value;
}

/** Follows `$ref` until there is none. */
export function resolved(contract: Contract, value: JsonObject): JsonObject {
  const ref = value['$ref'];
  if (typeof ref !== 'string') return value;
  const target = at(contract, ref.slice(1));
  if (!isObject(target)) throw new Error(`openapi.yaml: ${ref} is not an object`);
  return resolved(contract, target);
}
