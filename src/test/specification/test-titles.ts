import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** One test as its file writes it: a table's title has places (`%s`, `$entry`) that only words of its table fill. */
interface WrittenTest {
  /** Titles of the suites around it, and its own. */
  titles: readonly WrittenTitle[];
}

interface WrittenTitle {
  pattern: RegExp;
  /** What may stand in the places of the pattern. */
  words: Words;
}

/** What stands in a table: texts and numbers, and texts that are put together from some of them. */
interface Words {
  texts: Set<string>;
  templates: RegExp[];
}

const PLACE = /%[sdifjo]|\$\w+(?:\.\w+)*|\$\{[^}]*\}/;

/**
 * Is there a test of this name, `suite > test` or the test's own title alone? The file is read, not run: a name made
 * by a table counts when it fits the table's title with words that stand in the table.
 */
export function hasTest(file: string, name: string): boolean {
  return testsOf(file).some(({ titles }) => {
    const parts = name.split(' > ');
    return [titles, titles.slice(-1)].some(
      (written) =>
        parts.length === written.length && parts.every((part, index) => fits(part, written[index])),
    );
  });
}

function fits(part: string, written: WrittenTitle | undefined): boolean {
  const match = written?.pattern.exec(part);
  return match?.slice(1).every((word) => isOneOf(word, written?.words)) ?? false;
}

function isOneOf(word: string, { texts, templates }: Words = { texts: new Set(), templates: [] }): boolean {
  if (texts.has(word)) return true;
  const matches = templates.map((template) => template.exec(word)?.slice(1));
  return matches.some((places) => places?.every((place) => texts.has(place)));
}

const known = new Map<string, WrittenTest[]>();

function testsOf(file: string): WrittenTest[] {
  const found = known.get(file) ?? readTests(file);
  known.set(file, found);
  return found;
}

function readTests(file: string): WrittenTest[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const tests: WrittenTest[] = [];
  visit(source, []);
  return tests;

  function visit(node: ts.Node, suites: readonly WrittenTitle[]) {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined;
    if (call?.kind === 'test') tests.push({ titles: [...suites, call.title] });
    if (call?.kind === 'entry' && ts.isCallExpression(node)) {
      const words = wordsIn(node, source);
      tests.push({ titles: [...suites, call.title, { pattern: /^(.+)$/s, words }] });
    }
    const inside = call?.kind === 'suite' ? [...suites, call.title] : suites;
    ts.forEachChild(node, (child) => visit(child, inside));
  }

  function readCall({ expression, arguments: given }: ts.CallExpression) {
    const [first] = given;
    if (!first || !isText(first)) return undefined;
    const table = ts.isCallExpression(expression) ? expression : undefined;
    const name = (table ? table.expression : expression).getText(source).split('.')[0] ?? '';
    const kind = KINDS[name];
    if (!kind) return undefined;
    return { kind, title: titleOf(textOf(first), wordsIn(table, source)) };
  }

  function textOf(node: ts.Node): string {
    return ts.isStringLiteralLike(node) ? node.text : node.getText(source).slice(1, -1);
  }
}

const KINDS: Readonly<Record<string, 'test' | 'suite' | 'entry'>> = {
  it: 'test',
  test: 'test',
  describe: 'suite',
  describeEntry: 'entry',
};

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function titleOf(text: string, words: Words): WrittenTitle {
  return { pattern: patternOf(text), words };
}

function patternOf(text: string): RegExp {
  const literal = text
    .split(new RegExp(PLACE, 'g'))
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('(.+?)')}$`, 's');
}

/** What stands in a table, also where parts of it stand under a name of their own. */
function wordsIn(table: ts.Node | undefined, source: ts.SourceFile): Words {
  const words: Words = { texts: new Set(), templates: [] };
  const seen = new Set<ts.Node>();
  const collect = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) words.texts.add(node.text);
    if (node.kind === ts.SyntaxKind.TrueKeyword) words.texts.add('true');
    if (node.kind === ts.SyntaxKind.FalseKeyword) words.texts.add('false');
    if (ts.isTemplateExpression(node)) words.templates.push(patternOf(node.getText(source).slice(1, -1)));
    if (ts.isIdentifier(node)) {
      const declared = declarationOf(node.text, source);
      if (declared) collect(declared);
    }
    ts.forEachChild(node, collect);
  };
  if (table) collect(table);
  return words;
}

/** What a name of this file stands for, wherever in the file it is declared. */
function declarationOf(name: string, source: ts.SourceFile): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === name) found ??= node.initializer;
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
