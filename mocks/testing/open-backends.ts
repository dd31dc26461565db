import type { ContractViolation } from '../server/contract-check.ts';

/** What a test has opened and must be closed after it. Apart from node.ts, so that looking here loads no backend. */
export interface OpenBackend {
  readonly violations: readonly ContractViolation[];
  close(): void;
}

export const openBackends: OpenBackend[] = [];
