import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { runTimeContract } from '#scripts/contract/check-file.ts';
import { objectOf, operationsOf, readContract, resolved } from '#scripts/contract/document.ts';
import type { JsonObject } from '#scripts/contract/document.ts';
import { MAX_REFERENCE_PHOTOS as MAX, MIN_REFERENCE_PHOTOS as MIN } from './limits.gen.ts';

const contract = await readContract();
const checked = runTimeContract(contract);
const entries = operationsOf(contract).map(({ operation }) => operation);

// Strict: a misspelt keyword in the contract fails as well.
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', $defs: checked.$defs });

describe.each(entries.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (id, operation) => {
    const checks = checked.operations[id];
    if (!checks) throw new Error(`The checks lack ${id}`);

    test('has a valid example for every declared answer', () => {
      const problems = Object.entries(operation.responses).flatMap(([status, response]) => {
        const { content, headers } = resolved(contract, response);
        const check = checks.responses[status];
        const shown = [
          ...Object.entries(objectOf(content)).map(([type, media]) =>
            wrongExamples(`${status} ${type}`, objectOf(check?.content[type]), media),
          ),
          ...Object.entries(objectOf(headers)).map(([name, header]) =>
            wrongExamples(
              `${status} ${name}`,
              objectOf(check?.headers[name]?.schema),
              resolved(contract, header),
            ),
          ),
        ];
        return shown.length > 0 ? shown.flat() : [`${status} shows nothing`];
      });
      expect(problems).toEqual([]);
    });

    test('has a valid example for every parameter and request', () => {
      const parameters = (operation.parameters ?? []).map((parameter) => {
        const { schema, ...rest } = resolved(contract, parameter);
        const { description: _, ...limits } = resolved(contract, schema);
        return wrongExamples(JSON.stringify(rest['name']), limits, rest);
      });
      const bodies = Object.entries(operation.requestBody?.content ?? {}).map(([type, media]) => {
        const schema = checks.body?.content[type];
        // `true` stands for a file, whose example is text.
        return wrongExamples(type, schema === true ? { type: 'string' } : objectOf(schema), media);
      });
      expect([...parameters, ...bodies].flat()).toEqual([]);
    });
  },
);

test('every example of a request has an answer of its name', () => {
  const unpaired = entries.flatMap(({ operationId, requestBody, responses }) => {
    const answers = ['200', '201'].flatMap((status) =>
      namesIn(resolved(contract, responses[status])['content']),
    );
    return namesIn(requestBody?.content)
      .filter((name) => !answers.includes(name))
      .map((name) => `${operationId}: ${name}`);
  });
  expect(unpaired).toEqual([]);
});

test('every field says what it is', () => {
  const schemas = Object.entries(contract.components['schemas'] ?? {});
  const silent = schemas.flatMap(([name, schema]) => undescribed(name, schema));
  expect(schemas.length).toBeGreaterThan(50);
  expect(silent).toEqual([]);
});

test('examples use the seeded ids', () => {
  const text = JSON.stringify(entries);
  expect(new Set(text.match(/(?<="userId":")\w+/g))).toEqual(new Set(['user_ada']));
  expect(new Set(text.match(/(?<=")job_\w+(?=")/g))).toEqual(
    new Set(['job_running', 'job_complete', 'job_error']),
  );
});

describe('a job is created with', () => {
  const brief = {
    platform: 'tiktok',
    ratio: '9:16',
    brand: 'Warm',
    idea: 'A candle',
    voice: 'ai',
    schedule_at: '',
  };
  const photos = (count: number) =>
    Array.from({ length: count }, (_, index) => `/api/objects/upload/${index}`);
  const isValid = (job: JsonObject) => ajv.validate({ $ref: 'contract#/$defs/CreateJobRequest' }, job);

  test.each(['ai_twin', 'photoshoot'])('the declared number of reference photos for %s', (goal) => {
    expect(
      [0, MIN - 1, MIN, MAX, MAX + 1].filter((count) =>
        isValid({ ...brief, goal, referenceImages: photos(count) }),
      ),
    ).toEqual([MIN, MAX]);
    expect(isValid({ ...brief, goal })).toBe(false);
  });

  test.each(['commercial', 'reel'])('no reference photos for %s', (goal) => {
    expect(isValid({ ...brief, goal })).toBe(true);
    expect(isValid({ ...brief, goal, referenceImages: photos(MIN) })).toBe(false);
  });
});

function examplesOf(holder: unknown): unknown[] {
  const { example, examples } = objectOf(holder);
  const named = Object.values(objectOf(examples)).map((entry) => resolved(contract, entry)['value']);
  return example === undefined ? named : [example, ...named];
}

/** Names of the examples of all media types. */
function namesIn(content: unknown): string[] {
  return Object.values(objectOf(content)).flatMap((media) =>
    Object.keys(objectOf(objectOf(media)['examples'])),
  );
}

/** The paths of all schemas and fields without a description, referenced ones aside. */
function undescribed(path: string, schema: unknown): string[] {
  const { description, properties, $ref } = objectOf(schema);
  if ($ref !== undefined) return [];
  const inner = Object.entries(objectOf(properties)).flatMap(([name, field]) =>
    undescribed(`${path}.${name}`, field),
  );
  return description === undefined ? [path, ...inner] : inner;
}

/** A line for each example that breaks its schema, or one if there is none. */
function wrongExamples(place: string, schema: JsonObject, holder: unknown): string[] {
  const examples = examplesOf(holder);
  if (examples.length === 0 || Object.keys(schema).length === 0) return [`${place} has no example`];
  return examples
    .filter((example) => !ajv.validate(schema, example))
    .map((example) => `${place}: ${JSON.stringify(example)}: ${ajv.errorsText()}`);
}
