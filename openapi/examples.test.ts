import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { checkBody } from '#mocks/server/contract-check.ts';
import { objectOf, operationsOf, readContract, resolved } from '#scripts/contract/document.ts';
import { EXAMPLE_JOB, MAX_REFERENCE_PHOTOS as MAX, MIN_REFERENCE_PHOTOS as MIN } from './limits.gen.ts';

const contract = await readContract();
const entries = operationsOf(contract).map(({ operation }) => operation);

// `npm run api:lint` checks examples of bodies. mocks/server/contract-coverage.test.ts checks that every response has one.
test('every parameter has a valid example, like every header', () => {
  const ajv = new Ajv2020({ strict: false });
  const holders = entries.flatMap(({ parameters = [], responses }) => {
    const headers = Object.values(responses).map((response) => resolved(contract, response)['headers']);
    return [...parameters, ...headers.flatMap((named) => Object.values(objectOf(named)))];
  });
  const invalid = holders
    .map((holder) => resolved(contract, holder))
    .filter(({ schema, example, examples }) => {
      const named = Object.values(objectOf(examples)).map((entry) => objectOf(entry)['value']);
      const values = named.length > 0 ? named : [example];
      return !values.every((value) => ajv.validate(resolved(contract, schema), value));
    });
  expect(holders.length).toBeGreaterThan(50);
  expect(invalid).toEqual([]);
});

test('every request example has a response example of the same name', () => {
  const unpaired = entries.flatMap(({ operationId, requestBody, responses }) => {
    const responseNames = ['200', '201'].flatMap((status) =>
      namesIn(resolved(contract, responses[status])['content']),
    );
    return namesIn(requestBody?.content)
      .filter((name) => !responseNames.includes(name))
      .map((name) => `${operationId}: ${name}`);
  });
  expect(unpaired).toEqual([]);
});

test('every request has an example', () => {
  const requests = entries.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  expect(requests.filter((media) => !('example' in media || 'examples' in media))).toEqual([]);
});

test('every field has a description', () => {
  const schemas = Object.entries(contract.components['schemas'] ?? {});
  const undescribedFields = schemas.flatMap(([name, schema]) => undescribed(name, schema));
  expect(schemas.length).toBeGreaterThan(50);
  expect(undescribedFields).toEqual([]);
});

test('examples use the seeded ids', () => {
  const text = JSON.stringify(entries);
  expect(new Set(text.match(/(?<="userId":")\w+/g))).toEqual(new Set(['user_ada']));
  expect(new Set(text.match(/(?<=")job_\w+(?=")/g))).toEqual(
    new Set(['job_running', 'job_complete', 'job_error']),
  );
});

test.each([
  ['ai_twin', [MIN, MAX]],
  ['photoshoot', [MIN, MAX]],
  ['commercial', ['none']],
  ['reel', ['none']],
])('createJob for %s accepts reference photos in these numbers: %j', (goal, numbers) => {
  const photos = (count: number) =>
    Array.from({ length: count }, (_, index) => `/api/objects/upload/${index}`);
  const isValid = (count: number | 'none') =>
    checkBody('createJob', {
      ...EXAMPLE_JOB,
      goal,
      ...(count !== 'none' && { referenceImages: photos(count) }),
    }).length === 0;
  expect((['none', 0, MIN - 1, MIN, MAX, MAX + 1] as const).filter(isValid)).toEqual(numbers);
});

/** Names of the examples of all media types. */
function namesIn(content: unknown): string[] {
  return Object.values(objectOf(content)).flatMap((media) =>
    Object.keys(objectOf(objectOf(media)['examples'])),
  );
}

/** The paths of all schemas and fields without a description, except referenced ones. */
function undescribed(path: string, schema: unknown): string[] {
  const { description, properties, $ref } = objectOf(schema);
  if ($ref !== undefined) return [];
  const inner = Object.entries(objectOf(properties)).flatMap(([name, field]) =>
    undescribed(`${path}.${name}`, field),
  );
  return description === undefined ? [path, ...inner] : inner;
}
