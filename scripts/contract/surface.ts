import { isObject, type Contract, type Json, type JsonObject } from './document.ts';

/** What client and server rely on: the contract without its texts and examples, of a rule its level. */
export type Surface = JsonObject & { info: { version: string }; 'x-rules': { id: string; level: string }[] };

const TEXTS = new Set(['title', 'description', 'summary']);
const NOTES = new Set(['example', 'examples', 'tags', 'contact', 'license', 'x-spec']);

export function surfaceOf(contract: Contract): Surface {
  const rules = (contract['x-rules'] ?? []).map(({ id, level }) => ({ id, level }));
  return { ...(withoutNotes(contract as unknown as Json) as Surface), 'x-rules': rules };
}

/** Each use of a shared schema written out, so that a change of it is seen in every operation that it touches. */
export function writtenOut(surface: Surface): JsonObject {
  const { components, 'x-rules': _, ...rest } = surface;
  const { securitySchemes = {} } = components as JsonObject;
  return { ...(resolveAll(rest, surface) as JsonObject), components: { securitySchemes } };
}

function withoutNotes(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isObject(value)) return value;
  // A field may be named `title`; its value is a schema then, not a text.
  const kept = Object.entries(value).filter(
    ([key, part]) => !NOTES.has(key) && !(TEXTS.has(key) && typeof part === 'string'),
  );
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutNotes(part)]));
}

function resolveAll(value: Json, surface: Surface): Json {
  if (Array.isArray(value)) return value.map((part) => resolveAll(part, surface));
  if (!isObject(value)) return value;
  const { $ref } = value;
  if (typeof $ref === 'string') return resolveAll(partAt(surface, $ref), surface);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolveAll(part, surface)]));
}

/** @param ref a JSON pointer such as `#/components/schemas/Job` */
function partAt(surface: Surface, ref: string): Json {
  const names = ref.split('/').slice(1);
  return names.reduce<Json>((part, name) => (part as JsonObject)[name] ?? true, surface);
}
