// This repository's rules for oxlint (.oxlintrc.json).
/** Props that hold elements. */
const SLOTS = /^(children|actions?|art|button|faces|home|icon|note|notice|pricing)$/;
const CONSTANT = /^[A-Z][A-Z_]+(\.\w+)*$/;
/** Calls that return elements. */
const ELEMENTS = /(\.map|Array\.from|^children|^cloneElement|^createPortal)$/;
const MESSAGE = 'Put this text into its own element, or all texts into one template string.';

/**
 * Reports texts that change beside another text or element. A page translator replaces texts by elements. React replaces
 * the content of an element with only a text, but cannot find a text beside others, so the old text would stay.
 * @returns {Record<string, any>} the visitors of a file's nodes
 */
function loneTexts(context) {
  const codeOf = (node) => context.sourceCode.getText(node);

  function isFixed(node) {
    if (node.type === 'CallExpression')
      return node.callee.type === 'Identifier' && node.arguments.length > 0 && node.arguments.every(isFixed);
    return (node.type === 'Literal' && typeof node.value === 'string') || CONSTANT.test(codeOf(node));
  }

  /** Whether an expression shows elements or nothing. */
  function hasNoText(node) {
    switch (node.type) {
      case 'ConditionalExpression':
        return hasNoText(node.consequent) && hasNoText(node.alternate);
      case 'LogicalExpression':
        return hasNoText(node.right);
      case 'Identifier':
        return node.name === 'undefined' || SLOTS.test(node.name);
      case 'CallExpression':
        return ELEMENTS.test(codeOf(node.callee));
      case 'JSXFragment':
        // Its expressions are reported when the fragment is visited.
        return !shownIn(node).some(({ type }) => type === 'JSXText');
      default:
        return node.type === 'JSXElement' || (node.type === 'Literal' && node.value === null);
    }
  }

  function checkChildren(node) {
    const shown = shownIn(node);
    // A fragment is not an element, so all its texts stand beside others.
    if (shown.length < 2 && node.type === 'JSXElement') return;
    for (const child of shown)
      if (
        child.type === 'JSXExpressionContainer' &&
        !isFixed(child.expression) &&
        !hasNoText(child.expression)
      )
        context.report({ node: child, message: MESSAGE });
  }
  return { JSXElement: checkChildren, JSXFragment: checkChildren };
}

/** The children without line breaks and comments. */
function shownIn({ children }) {
  return children.filter(({ type, value, expression }) =>
    type === 'JSXText' ? !/^\s*\n\s*$/.test(value) : expression?.type !== 'JSXEmptyExpression',
  );
}

/** Whether a literal is English prose: `'No credits'`, but neither `'job-failed'` nor a class list. */
const isEnglish = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string' && /^[^[]*[a-z]{2} [A-Za-z]/.test(node.value);
const SEARCHES = /^(includes|startsWith|endsWith|indexOf|search|match)$/;

/**
 * Reports code that compares or searches English prose, which may change.
 * @returns {Record<string, any>} the visitors of a file's nodes
 */
function kindsNotTexts(context) {
  const report = (node) =>
    context.report({ node, message: 'Compare a kind, not the English text that users read.' });
  return {
    BinaryExpression({ operator, left, right }) {
      if (/^[!=]==$/.test(operator)) [left, right].filter(isEnglish).forEach(report);
    },
    SwitchCase({ test }) {
      if (isEnglish(test)) report(test);
    },
    CallExpression({ callee, arguments: args }) {
      if (callee.type === 'MemberExpression' && SEARCHES.test(callee.property.name) && isEnglish(args[0]))
        report(args[0]);
    },
  };
}

const COUNTS_UNITS = /\.length$|\b(slice|substring)\(/;

/**
 * Reports comparisons of UTF-16 units with a `…_LENGTH` limit of the contract, which counts code points (decision 74).
 * @returns {Record<string, any>} the visitors of a file's nodes
 */
function codePoints(context) {
  return {
    BinaryExpression(node) {
      const sides = [node.left, node.right].map((side) => context.sourceCode.getText(side));
      if (
        sides.some((side) => /\b[A-Z_]+_LENGTH\b/.test(side)) &&
        sides.some((side) => COUNTS_UNITS.test(side))
      )
        context.report({ node, message: 'Count code points (textLength), not UTF-16 units.' });
    },
  };
}

/**
 * Reports prices and numbers of photos in texts, because they are constants of the contract (§9.2).
 * @returns {Record<string, any>} the visitors of a file's nodes
 */
function noTypedNumbers(context) {
  const check = (node, text) => {
    if (typeof text === 'string' && /\b(200|5) credits|\b8(-|–| to )20\b|\b20 photos/.test(text))
      context.report({ node, message: 'Use the constant of openapi/limits.gen.ts.' });
  };
  return {
    Literal: (node) => check(node, node.value),
    TemplateElement: (node) => check(node, node.value.raw),
    JSXText: (node) => check(node, node.value),
  };
}

export default {
  meta: { name: 'house' },
  rules: {
    'lone-texts': { create: loneTexts },
    'kinds-not-texts': { create: kindsNotTexts },
    'code-points': { create: codePoints },
    'no-typed-numbers': { create: noTypedNumbers },
  },
};
