import { useCallback, useState } from 'react';
import { string } from 'valibot';
import { deviceStore } from '../../../shared/lib/device-store.ts';

const drafts = deviceStore('prompt-draft', string());

/** The prompt of the generator, as it was left; for the studio page, because two panels write it. */
export function usePromptDraft(userId: string): [prompt: string, setPrompt: (prompt: string) => void] {
  const [prompt, show] = useState(() => drafts.read(userId) ?? '');
  const setPrompt = useCallback(
    (next: string) => {
      show(next);
      if (next === '') drafts.remove(userId);
      else drafts.write(userId, next);
    },
    [userId],
  );
  return [prompt, setPrompt];
}
