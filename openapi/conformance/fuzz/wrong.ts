import type { Trial } from '../check.ts';
import { problemsOf, requestSchema } from '../contract.ts';
import { BODIES, type JsonOperation } from '../journey.ts';
import { Unexpected, type Fc } from './property.ts';

/** Those whose success costs nothing and leaves little. */
const OPERATIONS: readonly JsonOperation[] = [
  'createCheckout',
  'trainTwin',
  'generateImage',
  'processDocuments',
  'embedStyle',
  'generatePost',
  'createJob',
];

/** One field of a good request with any value: 400 when the contract does not have it, and never without. */
export function wrongProperty(fc: Fc, t: Trial) {
  const fields = OPERATIONS.flatMap((operation) =>
    Object.keys(BODIES[operation](t.a.id)).map((name) => ({ operation, name })),
  );
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(true, false, 1, -1, 2 ** 53, 1e308, '', ' ', [], [''], {}, null, '1', 'true'),
  );
  const cases = fc.record({ where: fc.constantFrom(...fields), value });
  return {
    rules: ['GE-12', 'GE-25'],
    cases,
    async run({ where: { operation, name }, value: other }: { where: Field; value: unknown }) {
      const body = { ...BODIES[operation](t.a.id), [name]: other };
      const answer = await t.a.call(operation, { body });
      const problems = problemsOf(requestSchema(operation), JSON.parse(JSON.stringify(body)));
      if (problems.length > 0 && answer.status !== 400) {
        throw new Unexpected('GE-12', answer, `400 (${problems.join('; ')})`);
      }
      if (problems.length === 0 && [400, 415, 500].includes(answer.status)) {
        throw new Unexpected('GE-12', answer, 'no 400: this fits the schema of the request');
      }
    },
  };
}

interface Field {
  operation: JsonOperation;
  name: string;
}
