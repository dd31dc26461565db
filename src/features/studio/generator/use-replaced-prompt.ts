import { useState } from 'react';

/**
 * Text of the person's own that something else took the place of (a template, a reference image, an older picture), so
 * that it can be brought back. Whoever changes `prompt` from outside is noticed here; typing is told by `typed`.
 * @param isOwn is this text worth keeping? A template's prompt is one press away anyway.
 */
export function useReplacedPrompt(prompt: string, isOwn: (prompt: string) => boolean) {
  const [seen, setSeen] = useState(prompt);
  const [replaced, setReplaced] = useState<string>();

  if (prompt !== seen) {
    setSeen(prompt);
    if (isOwn(seen)) setReplaced(seen);
  }
  return {
    replaced,
    /** Call with what the person typed, together with the change itself. */
    typed(next: string) {
      setSeen(next);
      setReplaced(undefined);
    },
    forget: () => setReplaced(undefined),
  };
}
