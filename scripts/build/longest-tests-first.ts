import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These take half a minute each: begun last, they would be waited for. */
const LONGEST = /\/mocks\/http\/conformance/;

/** The order of test files. */
export class LongestTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) => Number(!LONGEST.test(moduleId));
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest, not of arrays.
    return (await super.sort(files)).toSorted((one, other) => isShort(one) - isShort(other));
  }
}
