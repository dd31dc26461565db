/** Where an element of JSX is written. */
export interface Source {
  fileName: string;
  lineNumber: number;
}

/** As the development build's JSX keeps them: by the props of each element (jsx-source.ts). */
const sources = () => (globalThis as { jsxSources?: WeakMap<object, Source> }).jsxSources;

interface Fiber {
  memoizedProps: object | null;
  return: Fiber | null;
}

/** Whether this build knows files and lines. */
export const knowsSources = () => sources() !== undefined;

/** The outermost element that a text was given to: there it is written. Else the one that it is in. */
export function sourceOf({ data, parentElement }: Text, sentence = data): Source | undefined {
  const key = Object.keys(parentElement ?? {}).find((name) => name.startsWith('__reactFiber$'));
  let fiber = key === undefined ? undefined : (parentElement as unknown as Record<string, Fiber>)[key];
  let source = fiber?.memoizedProps ? sources()?.get(fiber.memoizedProps) : undefined;
  for (; fiber; fiber = fiber.return ?? undefined) {
    const props = fiber.memoizedProps ?? {};
    if (Object.values(props).flat().includes(sentence)) source = sources()?.get(props) ?? source;
  }
  return source;
}
