import type { OperationId } from '#openapi/operations.gen.ts';

/** A bug of the simulated backend: a response that violates the contract, or a handler that threw. */
export interface ContractViolation {
  operation: OperationId;
  status: number;
  /** The problems, one sentence each. */
  details: string[];
  /** The stack of the exception, if a handler threw. */
  stack?: string;
}

/** The message for the console. */
export function violationText({ operation, status, details, stack }: ContractViolation): string {
  return stack === undefined
    ? `The contract is broken: ${operation} answered ${status}. ${details.join(' ')}`
    : `Handler threw: ${operation}\n${stack}`;
}
