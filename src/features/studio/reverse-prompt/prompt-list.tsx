import { CornerDownLeft } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import type { ImageReading } from './image-reading.ts';

interface PromptListProps {
  reading: ImageReading;
  /** Copies the FLUX prompt into the generator (spec §2). */
  onUse(fluxPrompt: string): void;
}

/** The prompts for each model, ready to copy. */
export function PromptList({ reading, onUse }: PromptListProps) {
  const { prompts, fluxPrompt } = reading;
  if (prompts.length === 0) return <p className="text-muted">No prompts came with this analysis.</p>;
  return (
    <div className="grid gap-4">
      <ul aria-label="Prompts" className="grid gap-3">
        {prompts.map(({ model, copyLabel, text }) => (
          <li key={model} className="grid gap-2 rounded-control bg-sunken p-4">
            <h4 className="font-medium">{model}</h4>
            <p className="text-[0.9375rem] wrap-anywhere whitespace-pre-line">{text}</p>
            <div>
              <CopyButton text={text} label={copyLabel} />
            </div>
          </li>
        ))}
      </ul>
      {fluxPrompt !== undefined && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => onUse(fluxPrompt)}>
            <CornerDownLeft aria-hidden size={18} />
            Use This Prompt
          </Button>
          <span className="text-sm text-muted">Copies the FLUX prompt into the generator</span>
        </div>
      )}
    </div>
  );
}
