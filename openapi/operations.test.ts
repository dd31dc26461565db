import { expect, test } from 'vitest';
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
const CALLS = [
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

test('the contract has the calls of the specification and no other (§7.2)', () => {
  const requests = entries.map(({ method, path }) => `${method} ${path}`);
  expect(requests.toSorted()).toEqual(CALLS.map(([request]) => request).toSorted());
});

test.each(CALLS)(
  '%s sends %s, answers what the app uses, and every error with the one Problem',
  (request, payload, used) => {
    const operation = operationNamed(request);
    expect(payloadOf(operation)).toBe(payload);
    expect(responseFields(operation)).toEqual(expect.arrayContaining(used.split(' ').filter(Boolean)));
    // Backend developers need the caller, the purpose and the order of checks.
    expect(operation.summary).toMatch(/\S/);
    expect(operation.description.length).toBeGreaterThan(150);

    const statuses = Object.keys(operation.responses);
    const isOpen = operation.security?.length === 0;
    expect(statuses.includes('401')).toBe(!isOpen);
    const others = payload === 'navigation' ? ['302', 'default'] : ['500', '503'];
    expect(statuses).toEqual(expect.arrayContaining(['429', ...others]));
    for (const status of statuses.filter((one) => !/^[23]/.test(one))) {
      const { content, headers } = resolved(contract, operation.responses[status]);
      expect(content).toMatchObject({
        'application/json': { schema: { $ref: '#/components/schemas/Problem' } },
      });
      // A client needs to know when to retry.
      const retryAfter = resolved(contract, objectOf(headers)['Retry-After']);
      expect(status !== '429' || retryAfter['required']).toBe(true);
    }
  },
);

test('the calls that need no session are the two navigations and the upload itself', () => {
  const open = Object.entries(operations).filter(([, { secured }]) => !secured);
  expect(open.map(([id]) => id).toSorted()).toEqual(['login', 'logout', 'putUpload']);
});

test.each([
  ['POST /api/users/me/deduct-credits', ['Idempotency-Key']],
  ['POST /api/users/me/refund-credits', ['Idempotency-Key', 'Charge-Key']],
  ['POST /api/twins/train', ['Idempotency-Key', 'Charge-Key']],
  ['POST /api/twins/generate-image', ['Idempotency-Key', 'Charge-Key']],
  ['POST /api/jobs', ['Idempotency-Key']],
])('%s needs the headers %s', (request, names) => {
  const parameters = (operationNamed(request).parameters ?? []).map((parameter) =>
    resolved(contract, parameter),
  );
  expect(parameters).toEqual(
    names.map((name): unknown => expect.objectContaining({ name, in: 'header', required: true })),
  );
});

test('a parameter that can be refused has its 400', () => {
  const refusable = entries.filter(({ operation }) =>
    (operation.parameters ?? []).some((parameter) => {
      const schema = resolved(contract, resolved(contract, parameter)['schema']);
      return 'pattern' in schema || 'maxLength' in schema;
    }),
  );
  expect(refusable.length).toBeGreaterThan(5);
  expect(refusable.filter(({ operation }) => !operation.responses['400'])).toEqual([]);
});

test('a created job links to reading it', () => {
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
