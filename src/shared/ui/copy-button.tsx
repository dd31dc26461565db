import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

const SHOWN_MS = 2400;

const STATES = {
  idle: { icon: Copy, word: '' },
  copied: { icon: Check, word: 'Copied' },
  failed: { icon: X, word: 'Couldn’t copy. Select the text instead.' },
};

/** Copies `text`; `label` names it ("Copy FLUX prompt"). */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<keyof typeof STATES>('idle');
  const { icon: Icon, word } = STATES[state];

  useEffect(() => {
    // A refusal stays visible, because the user has to act.
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    setState((await copyText(text)) ? 'copied' : 'failed');
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        <Icon aria-hidden size={16} />
        <span>{word || label}</span>
      </Button>
      <output className="sr-only">{word}</output>
    </>
  );
}

/** Copies text to the clipboard. @returns false when it fails, as on pages served over http and in some frames */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
