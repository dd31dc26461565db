import type { ContractViolation } from '../server/contract-violation.ts';

/** The backends that a test has opened, to be closed after it. Separate from node.ts, so that importing it loads no backend. */
export interface OpenBackend {
  readonly violations: ContractViolation[];
  flush(): Promise<void>;
  close(): void;
}

export const openBackends: OpenBackend[] = [];
