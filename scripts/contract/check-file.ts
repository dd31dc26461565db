import { isObject, objectOf, operationsOf, resolved } from './document.ts';
import type { Contract, Json, JsonObject, MediaType, OperationEntry } from './document.ts';

/** What is there for people, or for other generators, and means nothing to a checker. */
const NOTES = new Set(['description', 'summary', 'title', 'example', 'examples', 'default']);
/** Conditions look at part of an object, so closing them would change what they mean. */
const CONDITIONS = new Set(['if', 'then', 'else', 'not', 'allOf', 'anyOf', 'oneOf']);

/** The text of `contract.gen.json`, described at the top of `scripts/api-generate.ts`. */
export function checkFile(contract: Contract): string {
  const schemas = contract.components['schemas'] ?? {};
  const content = {
    $defs: mapValues(schemas, (schema) => forChecker(schema)),
    operations: Object.fromEntries(
      operationsOf(contract).map((entry) => [entry.operation.operationId, operationOf(contract, entry)]),
    ),
  };
  return `${JSON.stringify(content)}\n`;
}

function operationOf(contract: Contract, { path, method, operation }: OperationEntry): JsonObject {
  const { requestBody } = operation;
  return {
    method,
    path,
    tag: operation.tags[0] ?? '',
    secured: operation.security?.length !== 0,
    parameters: (operation.parameters ?? []).map((parameter) => {
      const { name, in: place, required, schema } = resolved(contract, parameter);
      return { name: name ?? '', in: place ?? '', required: required === true, schema: forChecker(schema) };
    }),
    request: requestBody
      ? {
          required: requestBody.required === true,
          content: mapValues(requestBody.content, (media) => requestMedia(contract, media)),
        }
      : null,
    responses: mapValues(operation.responses, (response) => responseOf(contract, response)),
  };
}

function responseOf(contract: Contract, response: JsonObject): JsonObject {
  const { headers, content } = resolved(contract, response);
  return {
    headers: mapValues(objectOf(headers), (header) => {
      const { required, schema } = resolved(contract, header);
      return { required: required === true, schema: forChecker(schema) };
    }),
    content: mapValues(objectOf(content), (media) => ({ schema: forChecker(objectOf(media)['schema']) })),
  };
}

function requestMedia(contract: Contract, { schema, encoding }: MediaType): JsonObject {
  const body = resolved(contract, schema);
  if (body['format'] === 'binary') return { file: fileLimits(body) };
  const files: JsonObject = {};
  for (const [name, property] of Object.entries(objectOf(body['properties']))) {
    const part = resolved(contract, property);
    const item = part['items'] === undefined ? part : resolved(contract, part['items']);
    if (item['format'] !== 'binary') continue;
    const types = encoding?.[name]?.contentType?.split(',').map((type) => type.trim()) ?? [];
    files[name] = { list: part['type'] === 'array', types, ...fileLimits(item) };
  }
  const media: JsonObject = { schema: forChecker(schema) };
  if (Object.keys(files).length > 0) media['files'] = files;
  return media;
}

function fileLimits({ minLength, maxLength }: JsonObject): JsonObject {
  return { minBytes: minLength ?? 0, maxBytes: maxLength ?? null };
}

/** Without notes, with objects closed, files as "anything", and references into `contract#/$defs`. */
function forChecker(schema: Json | undefined, isCondition = false): Json {
  if (!isObject(schema)) return schema ?? true;
  if (schema['format'] === 'binary') return true;
  const result: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (NOTES.has(keyword) || keyword.startsWith('x-') || keyword === 'unevaluatedProperties') continue;
    if (keyword === '$ref' && typeof value === 'string')
      result[keyword] = value.replace('#/components/schemas/', 'contract#/$defs/');
    else if (keyword === 'properties' && isObject(value))
      result[keyword] = mapValues(value, (property) => forChecker(property, isCondition));
    else if (keyword === 'items') result[keyword] = forChecker(value, isCondition);
    else if (CONDITIONS.has(keyword))
      result[keyword] = Array.isArray(value)
        ? value.map((part) => forChecker(part, true))
        : forChecker(value, true);
    else result[keyword] = value;
  }
  const isClosed = result['type'] === 'object' && !isCondition && !('additionalProperties' in result);
  return isClosed ? { ...result, additionalProperties: false } : result;
}

function mapValues<T extends Json | MediaType>(
  values: Record<string, T>,
  map: (value: T) => Json,
): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
