const NAMES = ['aria-label', 'aria-labelledby', 'title'];
/** Elements and components that are pressed: `NavLink`, `ToolButton`. */
const CONTROL = /^(a|button|summary)$|(Button|Link)$/;
const ROLES = ['button', 'link'];

const attribute = ({ attributes }, wanted) =>
  attributes.find(({ type, name }) => type === 'JSXAttribute' && name.name === wanted);
const isComponent = ({ name }) => !/^[a-z]/.test(name.name ?? '');
/** Whether an attribute has a text; one in braces may have any. */
const hasText = ({ value }) => value?.type !== 'Literal' || value.value.trim() !== '';

/**
 * Reports controls that contain only icons and have no attribute that names them. Oxlint's own rule takes every component
 * in a control for a text, icons too.
 * @returns {Record<string, any>} what to do with the nodes of a file
 */
export function namedControls(context) {
  const icons = new Set(['svg']);
  // The names of icon components end in `Icon`.
  const isIcon = ({ name }) => icons.has(name.name) || name.name?.endsWith('Icon');
  const isNamed = (node) =>
    node.attributes.some(({ type }) => type === 'JSXSpreadAttribute') ||
    NAMES.map((name) => attribute(node, name)).some((found) => found && hasText(found));

  function isControl(node) {
    return CONTROL.test(node.name.name) || ROLES.includes(attribute(node, 'role')?.value?.value);
  }

  /** Whether a part of a control has no text: an icon, a space, or an element around such parts. */
  function isSilent(part) {
    switch (part.type) {
      case 'JSXText':
      case 'Literal':
        return typeof part.value !== 'number' && String(part.value ?? '').trim() === '';
      case 'JSXExpressionContainer':
        return isSilent(part.expression);
      case 'JSXEmptyExpression':
        return true;
      case 'LogicalExpression':
        return isSilent(part.right) && (part.operator === '&&' || isSilent(part.left));
      case 'ConditionalExpression':
        return isSilent(part.consequent) && isSilent(part.alternate);
      case 'JSXFragment':
        return part.children.every(isSilent);
      case 'JSXElement':
        return isSilentElement(part);
      default:
        return false;
    }
  }

  function isSilentElement({ openingElement: node, children }) {
    if (isIcon(node)) return true;
    if (isNamed(node) || isComponent(node)) return false;
    const alt = attribute(node, 'alt');
    return node.name.name === 'img' ? !alt || !hasText(alt) : children.every(isSilent);
  }

  return {
    ImportDeclaration({ source, specifiers }) {
      if (source.value === 'lucide-react') for (const { local } of specifiers) icons.add(local.name);
    },
    JSXElement({ openingElement: node, children }) {
      // A component without children has its text in another attribute.
      const isEmpty = node.selfClosing && isComponent(node);
      if (isControl(node) && !isEmpty && !isNamed(node) && children.every(isSilent))
        context.report({ node, message: 'Name this control with a text or an aria-label.' });
    },
  };
}
