import type { ContractViolation } from '../server/contract-violation.ts';

/** A backend that a test has opened. It is separate from node.ts, so that importing it loads no backend. */
export interface OpenBackend {
  readonly violations: ContractViolation[];
  flush(): Promise<void>;
  close(): void;
}

/** The backends to close after the test. */
export const openBackends: OpenBackend[] = [];
