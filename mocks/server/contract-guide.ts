import type { OperationId } from '#openapi/operations.gen.ts';
import { guide as generatedGuide } from './contract-guide.gen.ts';

/** The contract's description of one response. */
export interface ResponseGuide {
  description: string;
  /** An example for each header that has one. */
  headers: Record<string, string>;
  /** The example bodies. A single example may have an empty name. */
  examples: { name: string; body: unknown }[];
}

/** The contract's description of one operation. */
export interface OperationGuide {
  summary: string;
  /** The description in Markdown. */
  description: string;
  /** The sections of the specification, such as `§7.2`. */
  sections: string[];
  /** The rules about this operation, such as `PAY-1`, without those about all operations. */
  rules: { id: string; text: string }[];
  /** The responses by status, or `default`. */
  responses: Record<string, ResponseGuide>;
}

/** The contract's texts and examples. Import this file dynamically: it is 30 kB. */
export const guide = generatedGuide as Record<OperationId, OperationGuide>;
