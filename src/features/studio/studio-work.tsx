import { string } from 'valibot';
import { deviceStore } from '../../shared/lib/device-store.ts';
import { useStored } from '../../shared/lib/use-stored.ts';
import { GeneratorPanel } from './generator/generator-panel.tsx';
import { PostPanel } from './post/post-panel.tsx';
import { ReversePromptPanel } from './reverse-prompt/reverse-prompt-panel.tsx';
import { StudioSection } from './studio-section.tsx';
import type { Twin } from '../../entities/twin/twin.ts';
import { WritingStylePanel } from './writing-style/writing-style-panel.tsx';

interface StudioWorkProps {
  userId: string;
  selected: Twin | undefined;
}

const promptDrafts = deviceStore('prompt-draft', string());

/** What is done with a twin: pictures and posts. It stands below the first screen, and its code comes after that one. */
export function StudioWork(props: StudioWorkProps) {
  return (
    <>
      <PictureWork {...props} />
      <StudioSection number={3}>
        <WritingStylePanel />
      </StudioSection>
      <StudioSection number={4}>
        <PostPanel />
      </StudioSection>
    </>
  );
}

/** Two panels write the prompt. It is kept here, so that a key draws nothing else again. */
function PictureWork({ userId, selected }: StudioWorkProps) {
  const { value: prompt = '', write: setPrompt } = useStored(promptDrafts, userId);
  return (
    <>
      <ReversePromptPanel onUsePrompt={setPrompt} />
      <GeneratorPanel twin={selected} prompt={prompt} onPromptChange={setPrompt} />
    </>
  );
}
