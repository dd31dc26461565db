import type { OperationId } from '#openapi/operations.gen.ts';
import { guide as generatedGuide } from './contract-guide.gen.ts';

/** What the contract says of one answer. */
export interface AnswerGuide {
  description: string;
  /** An example for each header that has one. */
  headers: Record<string, string>;
  /** The bodies that it shows; the only one often has no name. */
  examples: { name: string; body: unknown }[];
}

/** What the contract says of one operation. */
export interface OperationGuide {
  summary: string;
  /** Markdown. */
  description: string;
  /** The parts of the specification behind it, such as `§7.2`. */
  sections: string[];
  /** By status, or `default`. */
  answers: Record<string, AnswerGuide>;
}

/** The contract in words and examples. 30 kB, so import this file dynamically. */
export const guide = generatedGuide as Record<OperationId, OperationGuide>;
