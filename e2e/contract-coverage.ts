import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { operations } from '#openapi/operations.gen.ts';

/** Fails a full run of the browser tests if the app never requested some operation of the contract. */
export default class ContractCoverage implements Reporter {
  readonly #requested = new Set<string>();

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations) {
      if (type === 'operation' && description !== undefined) this.#requested.add(description);
    }
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const missing = Object.keys(operations).filter((id) => !this.#requested.has(id));
    if (missing.length === 0) return Promise.resolve(undefined);
    process.stdout.write(`\nOperations that no browser test uses: ${missing.join(', ')}\n`);
    return Promise.resolve({ status: 'failed' });
  }
}
