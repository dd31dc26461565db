import type { ContractViolation } from '../server/contract-violation.ts';

/** What a test has opened and must be closed after it. Apart from node.ts, so that looking here loads no backend. */
export interface OpenBackend {
  readonly violations: ContractViolation[];
  close(): void;
}

export const openBackends: OpenBackend[] = [];
