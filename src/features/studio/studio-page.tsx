import type { ReactNode } from 'react';
import { useUserId } from '../../shared/api/session.ts';
import { usePageTitle } from '../../shared/lib/page-title.ts';
import { Headline } from '../../shared/ui/headline.tsx';
import { GeneratorPanel } from './generator/generator-panel.tsx';
import { usePromptDraft } from './generator/use-prompt-draft.ts';
import { PhotoPanel } from './photos/photo-panel.tsx';
import { usePhotos } from './photos/use-photos.ts';
import { PostPanel } from './post/post-panel.tsx';
import { useKeptPosts } from './post/use-kept-posts.ts';
import { ReversePromptPanel } from './reverse-prompt/reverse-prompt-panel.tsx';
import { StepBar } from './step-bar.tsx';
import { StepRail } from './step-rail.tsx';
import { studioSteps } from './steps.ts';
import { StudioSection } from './studio-section.tsx';
import { TrainingPanel } from './training/training-panel.tsx';
import { useTraining } from './training/use-training.ts';
import { selectTwin, useSelectedTwin } from './twins/selected-twin.ts';
import { TwinList } from './twins/twin-list.tsx';
import { useTwins } from './twins/use-twins.ts';
import { useSavedStyle } from './writing-style/use-saved-style.ts';
import { WritingStylePanel } from './writing-style/writing-style-panel.tsx';

/** The twin creator (spec §2): every panel, in the order of the work. The layout makes it anew for another person. */
export function StudioPage({ pricing }: { pricing: ReactNode }) {
  usePageTitle('Studio');
  const userId = useUserId();
  const twins = useTwins(userId);
  const selected = useSelectedTwin(userId, twins.twins);
  const photos = usePhotos(userId);
  const training = useTraining(userId);
  const { style } = useSavedStyle(userId);
  const { posts } = useKeptPosts(userId);
  const [prompt, setPrompt] = usePromptDraft(userId);

  const steps = studioSteps({
    photoCount: photos.photos.length,
    training: training.state,
    twinCount: twins.twins.length,
    hasStyle: style !== undefined,
    postCount: posts.length,
  });

  return (
    <main id="main">
      <div className="mx-auto max-w-7xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
        <Headline as="h1" size="lg">
          Your <em>studio</em>
        </Headline>
        <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-14">
          <StepBar steps={steps} />
          <StepRail steps={steps} />
          <div className="grid min-w-0 gap-16 lg:gap-24">
            <StudioSection>
              <TwinList twins={twins} selected={selected} onSelect={(key) => selectTwin(userId, key)} />
            </StudioSection>
            <StudioSection number={1}>
              <PhotoPanel photos={photos} />
            </StudioSection>
            <StudioSection number={2}>
              <TrainingPanel
                training={training}
                photos={photos.photos.map(({ file }) => file)}
                knownTwins={twins.isComplete ? twins.twins.map(({ key }) => key) : null}
                onClearPhotos={() => photos.store.dispatch({ type: 'allRemoved' })}
              />
            </StudioSection>
            <StudioSection>
              <ReversePromptPanel onUsePrompt={setPrompt} />
            </StudioSection>
            <StudioSection>
              <GeneratorPanel twin={selected?.model} prompt={prompt} onPromptChange={setPrompt} />
            </StudioSection>
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
