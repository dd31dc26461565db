import { getConfig, getRoles, type Config } from '@testing-library/dom';

/** Testing-library sets this flag while it waits and discards errors. */
type State = Config & { _disableExpensiveErrorDiagnostics?: boolean };

/** The error of a query: its message with the roles of the page instead of the whole markup. */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const root = container.nodeType === Node.DOCUMENT_NODE ? document.body : (container as HTMLElement);
  const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as State;
  const [sentence = ''] = message?.split('\n\nHere are the accessible roles:') ?? [];
  // Testing-library passes no message for each of several elements.
  if (message === null) error.message = inOneLine(root.outerHTML);
  else if (isWaiting) error.message = sentence;
  else {
    error.message = `${sentence}\n\n${rolesIn(root, sentence)}`;
    // The stack trace then starts in the test.
    Error.captureStackTrace(error, elementError);
  }
  return error;
}

/** One line for each element that has a role, those of the wanted role first. */
function rolesIn(root: HTMLElement, sentence: string): string {
  const { generic: _, ...roles } = getRoles(root);
  const isWanted = ([role]: [string, unknown]) => Number(sentence.includes(`"${role}"`));
  return Object.entries(roles)
    .toSorted((first, second) => isWanted(second) - isWanted(first))
    .flatMap(([role, elements]) => elements.map((element) => `  ${role} ${nameOf(element)}`))
    .filter((line) => !line.endsWith(' '))
    .join('\n');
}

function nameOf(element: Element): string {
  return inOneLine(element.getAttribute('aria-label') ?? element.textContent);
}

/** Text in one line. `shortenError` limits its length. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
