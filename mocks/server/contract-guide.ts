import type { OperationId } from '#openapi/operations.gen.ts';
import { guide as generatedGuide } from './contract-guide.gen.ts';

/** The contract's description of one answer. */
export interface AnswerGuide {
  description: string;
  /** An example for each header that has one. */
  headers: Record<string, string>;
  /** The example bodies; a single one often has no name. */
  examples: { name: string; body: unknown }[];
}

/** The contract's description of one operation. */
export interface OperationGuide {
  summary: string;
  /** Markdown. */
  description: string;
  /** The parts of the specification behind it, such as `§7.2`. */
  sections: string[];
  /** By status, or `default`. */
  answers: Record<string, AnswerGuide>;
}

/** The contract's texts and examples. 30 kB, so import this file dynamically. */
export const guide = generatedGuide as Record<OperationId, OperationGuide>;
