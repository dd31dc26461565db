import { CornerDownLeft } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { LongText } from '../../../shared/ui/long-text.tsx';
import type { ImageReading } from './image-reading.ts';

interface PromptListProps {
  reading: ImageReading;
  /** Copies the FLUX prompt into the generator (spec §2). */
  onUse(fluxPrompt: string): void;
}

/** The prompts for each model, ready to copy; the one that the generator understands can go there at once. */
export function PromptList({ reading: { prompts }, onUse }: PromptListProps) {
  if (prompts.length === 0) return <p className="text-muted">No prompts came with this analysis.</p>;
  return (
    <ul aria-label="Prompts" className="grid gap-3 @2xl:grid-cols-2">
      {prompts.map(({ model, copyLabel, text, isForGenerator }) => (
        <li
          key={model}
          className={`flex flex-col gap-2 rounded-control p-4 ${isForGenerator ? 'bg-ember-soft' : 'bg-sunken'}`}
        >
          <h3 className="font-medium">{model}</h3>
          <p className="flex-1 text-[0.9375rem] wrap-anywhere whitespace-pre-line">
            <LongText key={text} text={text}>
              {withWholeFlags}
            </LongText>
          </p>
          <div className="mt-1 flex flex-wrap gap-2">
            {isForGenerator && (
              <Button size="sm" onClick={() => onUse(text)}>
                <CornerDownLeft aria-hidden size={16} />
                Use This Prompt
              </Button>
            )}
            <CopyButton text={text} label={copyLabel} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Keeps the dashes of Midjourney's `--ar 1:1` with their letters; what is copied stays as it was. */
function withWholeFlags(text: string) {
  return text.split(/(--[a-z]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
