import { isScalar, parseDocument, visit, type Pair, type Scalar } from 'yaml';

const BOUNDS = new Set(['minItems', 'maxItems', 'minLength', 'maxLength', 'minimum', 'maximum', 'const']);

/** The contract with every other limit and price: each number grows by a twentieth, so what is larger stays larger. */
export function changeNumbers(yaml: string): string {
  const document = parseDocument(yaml);
  visit(document, {
    Pair(_, pair) {
      const name = keyOf(pair);
      if (!BOUNDS.has(name) && !name.startsWith('x-')) return undefined;
      visit(pair as Pair<Scalar, Scalar>, { Scalar: (_key, node) => void grow(node) });
      return visit.SKIP;
    },
  });
  return String(document);
}

/** 0 and 1 are no limits: they say whether there must be something. */
function grow(node: Scalar): void {
  const { value } = node;
  if (typeof value !== 'number' || value <= 1) return;
  node.value = Number.isInteger(value) ? value + Math.max(1, Math.round(value / 20)) : Number((value * 1.05).toFixed(2));
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}
