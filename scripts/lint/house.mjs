// The rules of oxlint that are our own (.oxlintrc.json).
/** Props that hold elements. */
const SLOTS = /^(children|actions?|art|button|faces|home|icon|note|notice|pricing)$/;
const CONSTANT = /^[A-Z][A-Z_]+(\.\w+)*$/;
/** Calls that return elements. */
const ELEMENTS = /(\.map|Array\.from|^children|^cloneElement|^createPortal)$/;
const MESSAGE = 'Put this text into its own element, or all texts into one template string.';

/**
 * Reports texts that change beside another text or element. A translator replaces texts by elements. React replaces the
 * whole content of an element that has only a text, but cannot find a text beside others, so the old one would stay.
 * @returns {Record<string, any>} what to do with the nodes of a file
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
        // Its expressions are reported where it is visited.
        return !shownIn(node).some(({ type }) => type === 'JSXText');
      default:
        return node.type === 'JSXElement' || (node.type === 'Literal' && node.value === null);
    }
  }

  function checkChildren(node) {
    const shown = shownIn(node);
    // A fragment is no element, so all of it stands beside others.
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

export default {
  meta: { name: 'house' },
  rules: { 'lone-texts': { create: loneTexts } },
};
