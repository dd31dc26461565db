import type FastCheck from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Exchange } from '../exchange.ts';

export type Fc = typeof FastCheck;

/** Cases by chance, and what is to be so in each. */
export interface Property {
  /** The rules that it can find broken. */
  rules: readonly string[];
  cases: Arbitrary<unknown>;
  run(value: unknown): Promise<void>;
}

/** An answer that the contract does not allow, with the rule that forbids it. */
export class Unexpected extends Error {
  rule: string;
  exchange: Exchange;
  expected: string;
  constructor(rule: string, exchange: Exchange, expected: string) {
    super(`${rule}: ${expected}`);
    this.rule = rule;
    this.exchange = exchange;
    this.expected = expected;
  }
}

/** @throws Unexpected unless the status is one of these */
export function expectStatus(
  rule: string,
  exchange: Exchange,
  statuses: readonly number[],
  why: string,
): void {
  if (!statuses.includes(exchange.status)) {
    throw new Unexpected(rule, exchange, `${statuses.join(' or ')} (${why})`);
  }
}
