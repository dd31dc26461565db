import { ScanSearch, Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { string } from 'valibot';
import { useArePicturesRead } from '#entities/picture/pictures-store.ts';
import type { Twin } from '#entities/twin/twin.ts';
import { useDraft } from '#shared/api/use-stored.ts';
import { GeneratorPanel } from './generator/generator-panel.tsx';
import { TwinReveal } from './generator/twin-reveal.tsx';
import { CollapsibleStep } from './panel/collapsible-step.tsx';
import { PostPanel } from './post/post-panel.tsx';
import { ReversePromptPanel } from './reverse-prompt/reverse-prompt-panel.tsx';
import { TwinSteps } from './twin-steps.tsx';
import { parseStyle, useSavedStyle } from './writing-style/style-profile.ts';
import { useHasSamples, WritingStylePanel } from './writing-style/writing-style-panel.tsx';

interface CreationPanelsProps {
  selected: Twin | undefined;
  isNewcomer: boolean;
  /** Called when the panels have their height. */
  onReady(): void;
}

const PICTURES_TIMEOUT_MS = 1_000;

const promptText = string();

/** The panels for pictures and posts. Their code loads after that of the first screen. */
export function CreationPanels({ selected, isNewcomer, onReady }: CreationPanelsProps) {
  const { style } = useSavedStyle();
  const hasSamples = useHasSamples();
  const isReady = useIsReady();
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  if (!isReady) return <div className="h-[300vh]" />;
  return (
    <>
      <PicturePanels selected={selected} isNewcomer={isNewcomer} />
      <CollapsibleStep
        step="writing-style"
        isHeldOpen={hasSamples}
        mark={3}
        title="Train your writing style"
        facts={style ? parseStyle(style.profile).tone : 'Posts that sound like you'}
      >
        <WritingStylePanel />
      </CollapsibleStep>
      <CollapsibleStep
        step="post"
        isHeldOpen={style !== undefined}
        mark={4}
        title="Generate content"
        facts="A post on your topic for one network"
      >
        <PostPanel twin={selected} />
      </CollapsibleStep>
    </>
  );
}

/** Waits for the pictures, which set the height of the generator, but at most a second. */
function useIsReady(): boolean {
  const areRead = useArePicturesRead();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PICTURES_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate || areRead;
}

/** The two panels that write the prompt. Its state is here, so typing renders nothing else. */
function PicturePanels({ selected, isNewcomer }: Omit<CreationPanelsProps, 'onReady'>) {
  const { draft: prompt, write: setPrompt } = useDraft('prompt-draft', promptText, '');
  return (
    <>
      <TwinReveal prompt={prompt} onPromptChange={setPrompt} />
      <CollapsibleStep
        step="generator"
        isHeldOpen={!isNewcomer}
        mark={<Sparkles size={22} strokeWidth={1.5} />}
        title="Generate images"
        facts="Premium templates or your own prompt"
      >
        <GeneratorPanel twin={selected} prompt={prompt} onPromptChange={setPrompt} />
      </CollapsibleStep>
      {!isNewcomer && <TwinSteps />}
      <CollapsibleStep
        step="reverse-prompt"
        mark={<ScanSearch size={22} strokeWidth={1.5} />}
        title="Reverse prompt"
        facts="Turn a picture into prompts"
      >
        <ReversePromptPanel onUsePrompt={setPrompt} />
      </CollapsibleStep>
    </>
  );
}
