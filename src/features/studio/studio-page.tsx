import type { ReactNode } from 'react';
import { useUserId } from '../../shared/api/session.ts';
import { usePageTitle } from '../../shared/lib/page-title.ts';
import { Headline } from '../../shared/ui/headline.tsx';
import { GeneratorPanel } from './generator/generator-panel.tsx';
import { usePromptDraft } from './generator/use-prompt-draft.ts';
import { DropAnywhere } from './photos/drop-anywhere.tsx';
import { PhotoStep } from './photos/photo-step.tsx';
import { PostPanel } from './post/post-panel.tsx';
import { RefundReminder } from './refund-reminder.tsx';
import { ReversePromptPanel } from './reverse-prompt/reverse-prompt-panel.tsx';
import { StudioChecklist } from './checklist/studio-checklist.tsx';
import { StudioSection } from './checklist/studio-section.tsx';
import { TrainingStep } from './training/ui/training-step.tsx';
import { selectTwin, useSelectedTwin } from './twins/selected-twin.ts';
import { TwinList } from './twins/twin-list.tsx';
import { useTwins } from './twins/use-twins.ts';
import { WritingStylePanel } from './writing-style/writing-style-panel.tsx';

/**
 * The twin creator (spec §2): every panel, in the order of the work. Each reads its own facts, so that a photo that is
 * added does not draw the generator again; only the selected twin and the prompt are shared, and live here.
 */
export function StudioPage({ pricing }: { pricing: ReactNode }) {
  usePageTitle('Studio');
  const userId = useUserId();
  const twins = useTwins(userId);
  const selected = useSelectedTwin(userId, twins.twins);
  const [prompt, setPrompt] = usePromptDraft(userId);

  return (
    <main id="main">
      <div className="measure pt-8 pb-16 sm:pt-14">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <Headline as="h1" size="lg">
            Your <em>studio</em>
          </Headline>
          <p className="max-w-[44ch] text-muted">
            Train a twin from your photos once, then make pictures and posts with it as often as you like.
          </p>
        </div>
        <RefundReminder />
        <DropAnywhere />
        <div className="mt-6 grid gap-6 sm:mt-8 sm:gap-10 lg:mt-12 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-14">
          <StudioChecklist />
          <div className="grid min-w-0 gap-6 sm:gap-10 lg:gap-16">
            <TwinList twins={twins} selected={selected} onSelect={(key) => selectTwin(userId, key)} />
            <div className="grid gap-6 has-data-folded:gap-4 sm:gap-10 lg:gap-16">
              <StudioSection number={1}>
                <PhotoStep twins={twins} />
              </StudioSection>
              <StudioSection number={2}>
                <TrainingStep twins={twins} />
              </StudioSection>
            </div>
            <ReversePromptPanel onUsePrompt={setPrompt} />
            <GeneratorPanel twin={selected?.model} prompt={prompt} onPromptChange={setPrompt} />
            <StudioSection number={3}>
              <WritingStylePanel />
            </StudioSection>
            <StudioSection number={4}>
              <PostPanel />
            </StudioSection>
          </div>
        </div>
      </div>
      {pricing}
    </main>
  );
}
