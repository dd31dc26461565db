import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';

const SHOWN_MS = 2400;

type CopyState = 'idle' | 'copied' | 'failed';

const WORDS: Record<Exclude<CopyState, 'idle'>, string> = {
  copied: 'Copied',
  failed: 'Not copied: select the text instead',
};

/** Copies `text`; `label` says what ("Copy FLUX prompt"). */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    setState((await copyText(text)) ? 'copied' : 'failed');
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        {state === 'idle' && <Copy aria-hidden size={16} />}
        {state === 'copied' && <Check aria-hidden size={16} />}
        {state === 'failed' && <X aria-hidden size={16} />}
        {state === 'idle' ? label : WORDS[state]}
      </Button>
      <output className="sr-only">{state === 'idle' ? '' : WORDS[state]}</output>
    </>
  );
}
