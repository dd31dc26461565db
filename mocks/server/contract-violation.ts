import type { OperationId } from '#openapi/operations.gen.ts';

/** An answer of the simulated backend that is a mistake of ours: the contract does not allow it, or a handler threw. */
export interface ContractViolation {
  operation: OperationId;
  status: number;
  /** What is wrong, one sentence each. */
  details: string[];
  /** Of the exception, when a handler threw: then nothing is said of the contract. */
  stack?: string;
}

/** What the console says of it. */
export function violationText({ operation, status, details, stack }: ContractViolation): string {
  return stack === undefined
    ? `The contract is broken: ${operation} answered ${status}. ${details.join(' ')}`
    : `Handler threw: ${operation}\n${stack}`;
}
