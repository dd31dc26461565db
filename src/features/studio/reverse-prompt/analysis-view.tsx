import { CornerDownLeft } from 'lucide-react';
import { Button } from '#shared/ui/button.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { LongText } from '#shared/ui/long-text.tsx';
import { Tags } from '#shared/ui/tags.tsx';
import type { ImageAnalysis } from './image-analysis.ts';

export function AnalysisView({ analysis }: { analysis: ImageAnalysis }) {
  return (
    <div className="grid gap-6">
      {analysis.caption !== undefined && (
        <blockquote className="border-l-2 border-ember pl-4 font-display text-display-md text-balance wrap-anywhere italic">
          <LongText text={analysis.caption} truncateAt={400} />
        </blockquote>
      )}
      <div className="grid gap-x-8 gap-y-6 @lg:grid-cols-2">
        {analysis.groups.map(({ title, facts }) => (
          <div key={title}>
            <h3 className="border-b border-line pb-1.5 text-sm font-medium text-ember">{title}</h3>
            <dl className="mt-2 grid gap-1.5 text-base">
              {facts.map(({ label, value }) => (
                <div key={label} className="grid gap-x-3 @[12rem]:grid-cols-[6.5rem_minmax(0,1fr)]">
                  <dt className="text-muted">{label}</dt>
                  <dd className="wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      {analysis.tags.length > 0 && <Tags label="Style tags" tags={analysis.tags} />}
    </div>
  );
}

interface PromptListProps {
  prompts: ImageAnalysis['prompts'];
  /** Copies the FLUX prompt into the generator (spec §2). */
  onUse(fluxPrompt: string): void;
}

/** The prompts for each model, to copy. The FLUX prompt can be put into the generator. */
export function PromptList({ prompts, onUse }: PromptListProps) {
  if (prompts.length === 0) return <p className="text-muted">This analysis has no prompts.</p>;
  return (
    <ul aria-label="Prompts" className="grid gap-3 @2xl:grid-cols-2">
      {prompts.map(({ label: model, value: text }) => (
        <li
          key={model}
          className={`flex flex-col gap-2 rounded-control p-4 ${model === 'FLUX' ? 'bg-ember-soft' : 'bg-sunken'}`}
        >
          <h3 className="font-medium">{model}</h3>
          <p translate="no" className="flex-1 text-base wrap-anywhere whitespace-pre-line">
            <LongText key={text} text={text}>
              {withWholeFlags}
            </LongText>
          </p>
          <div className="mt-1 flex flex-wrap gap-2">
            {model === 'FLUX' && (
              <Button size="sm" onClick={() => onUse(text)}>
                <CornerDownLeft aria-hidden size={16} />
                Use This Prompt
              </Button>
            )}
            <CopyButton text={text} label={`Copy ${model} prompt`} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Prevents line breaks within Midjourney's flags, such as `--ar`. The copied text is unchanged. */
function withWholeFlags(text: string) {
  return text.split(/(--[a-z]+)/).map((part, index) => (
    <span key={index} className={index % 2 === 0 ? undefined : 'whitespace-nowrap'}>
      {part}
    </span>
  ));
}
