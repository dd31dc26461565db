import { isScalar, parseDocument, visit, type Node, type Pair, type Scalar } from 'yaml';

const BOUND = /^(min|max)(Items|Length|imum)$/;

/**
 * The contract with other limits and prices: each grows by a twentieth, so that what is larger stays larger. Least
 * values shrink, so that all examples stay valid. `const` stays: it is a word of the protocol.
 */
export function changeNumbers(yaml: string): string {
  const document = parseDocument(yaml);
  visit(document, {
    Pair(_, pair) {
      const name = keyOf(pair);
      if (!BOUND.test(name) && !name.startsWith('x-')) return undefined;
      const sign = name.startsWith('min') ? -1 : 1;
      visit(pair.value as Node, { Scalar: (_key, node) => change(node, sign) });
      return visit.SKIP;
    },
  });
  return String(document);
}

/** 0 and 1 are no limits: they say whether there must be something. */
function change(node: Scalar, sign: number): void {
  const { value } = node;
  if (typeof value !== 'number' || value <= 1) return;
  const step = value / 20;
  node.value =
    value + sign * (Number.isInteger(value) ? Math.max(1, Math.round(step)) : Math.ceil(step * 100) / 100);
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}
