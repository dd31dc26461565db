import { GENERATED, objectOf, operationsOf, resolved, withValues } from './document.ts';
import type { Contract, Json, JsonObject, OperationEntry } from './document.ts';

/**
 * The text of `contract-guide.gen.ts`: the texts and examples of each operation, for faults of kind `example` and for the
 * director.
 */
export function guideFile(contract: Contract): string {
  const guide = Object.fromEntries(
    operationsOf(contract).map((entry) => [entry.operation.operationId, guideOf(contract, entry)]),
  );
  return `${GENERATED}// @ts-nocheck
export const guide: Record<string, unknown> = ${JSON.stringify(guide, null, 1)};
`;
}

function guideOf(contract: Contract, { operation }: OperationEntry): JsonObject {
  const { summary, responses } = operation;
  const sections = operation['x-spec'];
  if (!Array.isArray(sections)) throw new Error(`${operation.operationId} has no x-spec.`);
  return {
    summary,
    description: withValues(contract, operation.description, operation),
    sections,
    rules: rulesOf(contract, operation.operationId),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, responseOf(contract, response)]),
    ),
  };
}

/** The contract's rules about one operation, without those about all operations. */
function rulesOf(contract: Contract, operationId: string): Json {
  return contract['x-rules']
    .filter(({ operations }) => operations.includes(operationId))
    .map(({ id, text }) => ({ id, text }));
}

function responseOf(contract: Contract, response: JsonObject): JsonObject {
  const { description = '', headers, content } = resolved(contract, response);
  const shown = Object.entries(objectOf(headers)).flatMap(([name, header]) => {
    const { example } = resolved(contract, header);
    if (example === undefined) return [];
    return [[name, typeof example === 'string' ? example : JSON.stringify(example)] as const];
  });
  const { example, examples } = objectOf(objectOf(content)['application/json']);
  const named = Object.entries(objectOf(examples)).map(([name, entry]): Json => {
    const { value = null } = resolved(contract, entry);
    return { name, body: value };
  });
  return {
    description: withValues(contract, description as string),
    headers: Object.fromEntries(shown),
    examples: example === undefined ? named : [{ name: '', body: example }, ...named],
  };
}
