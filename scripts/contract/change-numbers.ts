import { isScalar, parseDocument, visit, type Node, type Pair, type Scalar } from 'yaml';

const BOUND = /^(min|max)(Items|Length|imum)$/;
const MINUTE_MS = 60_000;

/**
 * Returns the contract with other limits and prices. Larger numbers grow by more: equal ones become different, larger
 * ones stay larger, and parts still fit into their sum. Minimums shrink, so that all examples stay valid. A `const` stays,
 * because it is part of the protocol.
 */
export function changeNumbers(yaml: string): string {
  const document = parseDocument(yaml);
  const shrinking: Scalar<number>[] = [];
  const growing: Scalar<number>[] = [];
  visit(document, {
    Pair(_, pair) {
      const name = keyOf(pair);
      if (!BOUND.test(name) && !name.startsWith('x-')) return undefined;
      const found = name.startsWith('min') ? shrinking : growing;
      visit(pair.value as Node, { Scalar: (_key, node) => void (isLimit(node) && found.push(node)) });
      return visit.SKIP;
    },
  });
  for (const node of shrinking) node.value -= Math.max(1, Math.round(node.value / 5));
  grow(growing);
  return String(document);
}

/** Adds a twentieth to almost a third to each number, in its own unit. */
function grow(numbers: readonly Scalar<number>[]): void {
  const last = new Map<number, number>();
  for (const [rank, node] of numbers.toSorted((one, other) => one.value - other.value).entries()) {
    const unit = unitOf(node.value);
    const grown = Math.ceil((node.value * (1.05 + (0.25 * rank) / numbers.length)) / unit);
    const count = Math.max(grown, (last.get(unit) ?? 0) + 1);
    last.set(unit, count);
    node.value = Number((count * unit).toFixed(2));
  }
}

/** A time of whole minutes stays one, because it is shown in minutes; a price has cents. */
function unitOf(value: number): number {
  if (!Number.isInteger(value)) return 0.01;
  return value % MINUTE_MS === 0 ? MINUTE_MS : 1;
}

/** 0 and 1 are not limits: they say whether something must be present. */
function isLimit(node: Scalar): node is Scalar<number> {
  return typeof node.value === 'number' && node.value > 1;
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}
