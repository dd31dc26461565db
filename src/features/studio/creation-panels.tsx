import { useEffect, useState } from 'react';
import { string } from 'valibot';
import { usePictures } from '#entities/picture/pictures-store.ts';
import type { Twin } from '#entities/twin/twin.ts';
import { useDraft } from '#shared/api/use-draft.ts';
import { GeneratorPanel } from './generator/generator-panel.tsx';
import { CollapsibleStep } from './panel/collapsible-step.tsx';
import { PostPanel } from './post/post-panel.tsx';
import { ReversePromptPanel } from './reverse-prompt/reverse-prompt-panel.tsx';
import { StudioSection } from './studio-section.tsx';
import { parseStyle, useSavedStyle } from './writing-style/style-profile.ts';
import { useHasSamples, WritingStylePanel } from './writing-style/writing-style-panel.tsx';

interface CreationPanelsProps {
  selected: Twin | undefined;
}

const PICTURES_TIMEOUT_MS = 1_000;

const promptText = string();

/** The panels for pictures and posts. Below the first screen, so their code is loaded after it. */
export function CreationPanels({ selected }: CreationPanelsProps) {
  const { pictures = [], isKnown } = useKnownPictures();
  if (!isKnown) return <div className="h-[300vh]" />;
  return (
    <>
      <PicturePanels selected={selected} hasPictures={pictures.length > 0} />
      <StudioSection number={3}>
        <WritingStep />
      </StudioSection>
      <StudioSection number={4}>
        <PostPanel twin={selected} />
      </StudioSection>
    </>
  );
}

/** The pictures decide which panels are open. After a second the panels are shown without them. */
function useKnownPictures() {
  const { pictures } = usePictures();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PICTURES_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { pictures, isKnown: isLate || pictures !== undefined };
}

/** Two panels write the prompt. The state is here, so that typing renders nothing else. */
function PicturePanels({ selected, hasPictures }: CreationPanelsProps & { hasPictures: boolean }) {
  const { draft: prompt, write: setPrompt } = useDraft('prompt-draft', promptText, '');
  return (
    <>
      <CollapsibleStep
        step="reverse-prompt"
        isDone={hasPictures}
        eyebrow="From a picture"
        title="Reverse prompt"
        facts="What is in a picture, as prompts"
      >
        {(collapseButton) => <ReversePromptPanel collapseButton={collapseButton} onUsePrompt={setPrompt} />}
      </CollapsibleStep>
      <GeneratorPanel twin={selected} prompt={prompt} onPromptChange={setPrompt} />
    </>
  );
}

/** Step 3, collapsed when there is a style. */
function WritingStep() {
  const { style } = useSavedStyle();
  return (
    <CollapsibleStep
      step="writing-style"
      isDone={style !== undefined}
      isHeldOpen={useHasSamples()}
      eyebrow="Step 3"
      title="Your writing style"
      facts={style && parseStyle(style.profile).tone}
    >
      {(collapseButton) => <WritingStylePanel collapseButton={collapseButton} />}
    </CollapsibleStep>
  );
}
