import { describe, expect, test } from 'vitest';
import {
  isObject,
  objectOf,
  operationsOf,
  propertiesOf,
  readContract,
  resolved,
} from '#scripts/contract/document.ts';
import type { Operation } from '#scripts/contract/document.ts';
import { operations } from './operations.gen.ts';

/** Section 7 of the specification: each request, the encoding of its payload, and the used fields of the response. */
const SPECIFIED_OPERATIONS = [
  ['GET /api/auth/user', 'none', 'id'],
  ['POST /api/stripe/checkout', 'json: tier', 'url'],
  ['GET /api/twins/prompt-templates', 'none', 'templates'],
  ['GET /api/twins/user/{userId}/models', 'none', 'userId trigger_word status training_status completedAt'],
  ['GET /api/twins/train/status/{userId}', 'none', 'ok status trigger_word training_status completedAt'],
  ['GET /api/users/me/credits', 'none', 'credits'],
  ['POST /api/twins/upload-photos', 'multipart: userId, photos', 'zipUrl warnings error details guidelines'],
  ['POST /api/twins/train', 'json: userId, mode, referenceImages', 'ok trainingTime error'],
  ['POST /api/twins/reverse-prompt', 'multipart: image', 'ok analysis prompts'],
  ['POST /api/twins/generate-image', 'json: userId, prompt, aspect, steps, guidance', 'ok imageUrl error'],
  ['POST /api/twins/process-documents', 'json: userId, documents', 'ok extractedTexts'],
  ['POST /api/twins/embed-style', 'json: userId, sampleTexts', 'ok styleProfile savedSamples error'],
  ['POST /api/twins/generate-post', 'json: userId, topic, platform', 'ok post error'],
  ['POST /api/users/me/deduct-credits', 'json: amount', 'newBalance available'],
  ['POST /api/users/me/refund-credits', 'json: amount', 'newBalance error'],
  ['POST /api/jobs', 'json: goal, platform, ratio, brand, idea, voice, schedule_at, referenceImages', 'id'],
  ['GET /api/jobs/{id}', 'none', 'id status next goal input assets createdAt updatedAt'],
  ['POST /api/objects/upload', 'none', 'uploadURL'],
  ['PUT /api/objects/upload/{uploadId}', 'the file itself', ''],
  ['GET /api/logout', 'navigation', ''],
  ['GET /api/login', 'navigation', ''],
] as const;

const contract = await readContract();
const entries = operationsOf(contract);

test('the contract has exactly the operations of the specification (§7.2)', () => {
  const requests = entries.map(({ method, path }) => `${method} ${path}`);
  expect(requests.toSorted()).toEqual(SPECIFIED_OPERATIONS.map(([request]) => request).toSorted());
});

describe.each(SPECIFIED_OPERATIONS)('%s', (request, payload, usedFields) => {
  const operation = operationNamed(request);
  const statuses = Object.keys(operation.responses);

  test(`has the payload "${payload}"`, () => {
    expect(payloadOf(operation)).toBe(payload);
  });

  test('returns every field that the app uses', () => {
    expect(responseFields(operation)).toEqual(expect.arrayContaining(usedFields.split(' ').filter(Boolean)));
  });

  test('has a detailed description for backend developers', () => {
    expect(operation.summary).toMatch(/\S/);
    expect(operation.description.length).toBeGreaterThan(150);
  });

  test('declares 401 unless it is public', () => {
    const isPublic = operation.security?.length === 0;
    expect(statuses.includes('401')).toBe(!isPublic);
  });

  test('declares the errors of every server', () => {
    const serverErrors = payload === 'navigation' ? ['302', 'default'] : ['500', '503'];
    expect(statuses).toEqual(expect.arrayContaining(['429', ...serverErrors]));
  });

  test('declares every error as a Problem', () => {
    for (const status of statuses.filter((code) => !/^[23]/.test(code))) {
      const { content } = resolved(contract, operation.responses[status]);
      expect(content).toMatchObject({
        'application/json': { schema: { $ref: '#/components/schemas/Problem' } },
      });
    }
  });

  test('requires Retry-After with 429', () => {
    const { headers } = resolved(contract, operation.responses['429']);
    expect(resolved(contract, objectOf(headers)['Retry-After'])['required']).toBe(true);
  });
});

test('login, logout, putUpload are the only public operations', () => {
  const publicOperations = Object.entries(operations).filter(([, { secured }]) => !secured);
  expect(publicOperations.map(([id]) => id).toSorted()).toEqual(['login', 'logout', 'putUpload']);
});

test.each([
  ['POST /api/users/me/deduct-credits', ['Idempotency-Key']],
  ['POST /api/users/me/refund-credits', ['Idempotency-Key', 'Charge-Key']],
  ['POST /api/twins/train', ['Idempotency-Key', 'Charge-Key']],
  ['POST /api/twins/generate-image', ['Idempotency-Key', 'Charge-Key']],
  ['POST /api/jobs', ['Idempotency-Key']],
])('%s requires the headers %s', (request, names) => {
  const parameters = (operationNamed(request).parameters ?? []).map((parameter) =>
    resolved(contract, parameter),
  );
  expect(parameters).toEqual(
    names.map((name): unknown => expect.objectContaining({ name, in: 'header', required: true })),
  );
});

test('operations with restricted parameters declare 400', () => {
  const refusable = entries.filter(({ operation }) =>
    (operation.parameters ?? []).some((parameter) => {
      const schema = resolved(contract, resolved(contract, parameter)['schema']);
      return 'pattern' in schema || 'maxLength' in schema;
    }),
  );
  expect(refusable.length).toBeGreaterThan(5);
  expect(refusable.filter(({ operation }) => !operation.responses['400'])).toEqual([]);
});

test('createJob links to getJob', () => {
  const created = operationNamed('POST /api/jobs').responses['201'];
  expect(created).toHaveProperty('links.job.operationId', 'getJob');
  expect(created).toHaveProperty('links.job.parameters.id', '$response.body#/id');
});

function operationNamed(request: string): Operation {
  const entry = entries.find(({ method, path }) => `${method} ${path}` === request);
  if (!entry) throw new Error(`The contract has no ${request}`);
  return entry.operation;
}

function payloadOf(operation: Operation): string {
  if (operation.responses['302']) return 'navigation';
  const [media] = Object.entries(operation.requestBody?.content ?? {});
  if (!media) return 'none';
  const [type, { schema }] = media;
  const fields = Object.keys(propertiesOf(contract, schema)).join(', ');
  if (type === 'application/json') return `json: ${fields}`;
  return type === 'multipart/form-data' ? `multipart: ${fields}` : 'the file itself';
}

/** Names of the fields of the success response (of one item, for a list) and of the errors. */
function responseFields(operation: Operation): string[] {
  return Object.values(operation.responses).flatMap((response) => {
    const media = objectOf(objectOf(resolved(contract, response)['content'])['application/json']);
    const schema = resolved(contract, media['schema']);
    const item = isObject(schema['items']) ? resolved(contract, schema['items']) : schema;
    return Object.keys(propertiesOf(contract, item));
  });
}
