import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Props that hold elements. */
const SLOTS = /^(children|actions?|art|button|faces|home|icon|note|notice|pricing)$/;

/** Is this expression a text that never changes? */
function isFixed(node: ts.Expression): boolean {
  if (ts.isCallExpression(node))
    return ts.isIdentifier(node.expression) && node.arguments.length > 0 && node.arguments.every(isFixed);
  return ts.isStringLiteral(node) || /^[A-Z][A-Z_]+(\.\w+)*$/.test(node.getText());
}

/** Does this expression show elements or nothing? */
function hasNoText(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return hasNoText(node.expression);
  if (ts.isConditionalExpression(node)) return hasNoText(node.whenTrue) && hasNoText(node.whenFalse);
  if (ts.isBinaryExpression(node)) return hasNoText(node.right);
  if (ts.isIdentifier(node)) return node.text === 'undefined' || SLOTS.test(node.text);
  // A list of elements, or a prop that renders them.
  if (ts.isCallExpression(node))
    return /(\.map|Array\.from|^children|^cloneElement|^createPortal)$/.test(node.expression.getText());
  // Its other expressions are found where it is visited.
  if (ts.isJsxFragment(node)) return !shownIn(node).some(ts.isJsxText);
  return node.kind === ts.SyntaxKind.NullKeyword || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
}

function shownIn({ children }: ts.JsxElement | ts.JsxFragment): ts.JsxChild[] {
  return children.filter((one) =>
    ts.isJsxText(one) ? !one.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(one) || one.expression,
  );
}

/** Texts that can change beside another text or element. */
function textsBesideOthers(file: string, code = readFileSync(file, 'utf8')): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const shown = ts.isJsxElement(node) || ts.isJsxFragment(node) ? shownIn(node) : [];
    // A fragment is no element, so all of it stands beside others.
    const isBeside = shown.length > 1 || ts.isJsxFragment(node);
    for (const one of isBeside ? shown.filter(ts.isJsxExpression) : [])
      if (one.expression && !isFixed(one.expression) && !hasNoText(one.expression))
        found.push(`${file}:${source.getLineAndCharacterOfPosition(one.pos).line + 1} ${one.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('A text that changes is the only content of its element', () => {
  // A translator puts elements in the place of texts. React replaces the whole content of an element that has only a
  // text; a text beside others it cannot find any more, and the old one stays on the page.
  test('in the app and the demo', () => {
    const files = globSync(['src/**/*.tsx', 'mocks/demo/**/*.tsx'], {
      exclude: ['**/*.test.tsx', 'src/test/**'],
    });
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => textsBesideOthers(file))).toEqual([]);
  });

  test.each([
    '<p>{count} photos</p>',
    '<p><Icon />{label}</p>',
    '<p>Kept{place && `, kept ${place}`}.</p>',
    "<p>Step {isLate ? 'late' : <b>now</b>}</p>",
    '<p>{TEXTS[state]} Try again.</p>',
    '<p>Missing: {names.join()}</p>',
    '<p>Now: <>{text}</></p>',
    '<p><b>Now</b>{isLate && <>{text}</>}</p>',
  ])('finds %s', (code) => {
    expect(textsBesideOthers('one.tsx', code)).toHaveLength(1);
  });

  test.each([
    '<p>{`${count} photos`}</p>',
    '<p>{COST} per attempt{isNew && <b>New</b>}</p>',
    "<ul><li>{' '}</li>{items.map(row)}{children}</ul>",
  ])('allows %s', (code) => {
    expect(textsBesideOthers('one.tsx', code)).toEqual([]);
  });
});
