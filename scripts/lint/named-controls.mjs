// A rule of oxlint, whose own one takes every component in a control for a text, and so each icon for a name.

const CONTROLS = ['a', 'button', 'Button', 'ButtonLink', 'Link'];
const NAMES = ['aria-label', 'aria-labelledby', 'title'];

const isNamed = ({ attributes }) =>
  attributes.some(({ type, name }) => type === 'JSXSpreadAttribute' || NAMES.includes(name.name));
const isBlank = ({ type, value }) => type === 'JSXText' && value.trim() === '';

/** Reports controls that hold nothing but icons, and have no attribute that names them. */
function create(context) {
  // A component that is an icon is called so.
  const icons = new Set(['svg', 'Icon']);
  const isIcon = ({ openingElement }) => icons.has(openingElement?.name.name);
  return {
    ImportDeclaration({ source, specifiers }) {
      if (source.value === 'lucide-react') for (const { local } of specifiers) icons.add(local.name);
    },
    JSXElement({ openingElement: node, children }) {
      if (!CONTROLS.includes(node.name.name) || isNamed(node)) return;
      if (children.every((child) => isBlank(child) || isIcon(child)))
        context.report({ node, message: 'Say what it does, in a text or an aria-label.' });
    },
  };
}

export default { meta: { name: 'house' }, rules: { 'named-controls': { create } } };
