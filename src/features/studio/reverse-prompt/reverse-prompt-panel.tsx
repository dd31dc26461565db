import { ScanSearch } from 'lucide-react';
import { useUserId } from '../../../shared/api/session.ts';
import { useMutation } from '../../../shared/api/use-mutation.ts';
import { useKeptWords } from '../../../shared/lib/device-keeps.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ActionRow } from '../action-row.tsx';
import { OutcomeNotice } from '../outcome/outcome-notice.tsx';
import { useOutcome } from '../outcome/use-outcome.ts';
import { ANALYSIS_FALLBACK, extractPrompts } from './extract-prompts.ts';
import { ImageDrop, useChosenImage } from './image-drop.tsx';
import { PromptList } from './prompt-list.tsx';
import { ReadingView } from './reading-view.tsx';
import { imageRefusal } from './reference-image.ts';
import { useKeptReading } from './use-kept-reading.ts';

interface ReversePromptPanelProps {
  /** Puts the FLUX prompt into the generator's box (spec §2); the generator offers to undo it. */
  onUsePrompt(fluxPrompt: string): void;
}

/** A reference image, what is in it, and prompts that would make something like it. */
export function ReversePromptPanel({ onUsePrompt }: ReversePromptPanelProps) {
  const { image, choose } = useChosenImage();
  const { reading, keep, hide } = useKeptReading(useUserId());
  const keptWords = useKeptWords();
  const outcomes = useOutcome(image ? undefined : 'image');
  const { run, cancel, isRunning } = useMutation((signal, file: File) => extractPrompts(file, signal));

  function chooseFile(file: File) {
    const refusal = imageRefusal(file);
    if (refusal !== undefined) {
      outcomes.record({ tone: 'error', title: 'This file cannot be used', text: refusal });
      return;
    }
    choose(file);
    hide();
    outcomes.clear();
  }

  function refuseUnreadable() {
    const name = image?.file.name ?? 'The file';
    choose(undefined);
    outcomes.record({
      tone: 'error',
      title: 'This file cannot be used',
      text: `${name} cannot be read as an image. Choose another one.`,
    });
  }

  async function extract() {
    if (!image) {
      outcomes.remind({ title: 'No Image Selected', text: 'Choose a reference image first.' });
      return;
    }
    outcomes.clear();
    try {
      const answer = await run(image.file);
      if (answer !== undefined) keep({ fileName: image.file.name, answer });
    } catch (error) {
      outcomes.fail('Analysis Failed', error, ANALYSIS_FALLBACK);
    }
  }

  function usePrompt(fluxPrompt: string) {
    onUsePrompt(fluxPrompt);
    outcomes.record({
      tone: 'success',
      title: 'Copied into the generator',
      text: 'The FLUX prompt was put into the prompt box.',
    });
  }

  const isCopied = outcomes.outcome?.tone === 'success';

  return (
    <Card id="reverse-prompt" eyebrow="From a picture" title="Reverse prompt">
      <p className="-mt-3 mb-5 max-w-[60ch] text-muted">
        Show us a picture whose look you like. You get what is in it, and prompts that lead to something like
        it.
      </p>
      <div className="grid gap-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @3xl:gap-10">
        <div className="grid content-start gap-4 @3xl:sticky @3xl:top-24 @3xl:self-start">
          <ImageDrop
            fileName={image?.file.name}
            previewUrl={image?.url}
            isDisabled={isRunning}
            onFile={chooseFile}
            onUnreadable={refuseUnreadable}
          />
          <ActionRow isRunning={isRunning} onCancel={cancel}>
            <Button
              // With prompts there, the next thing to press is one of theirs.
              variant={reading ? 'secondary' : 'primary'}
              isBusy={isRunning}
              busyLabel="Reading the picture…"
              onClick={() => void extract()}
            >
              <ScanSearch aria-hidden size={18} />
              Extract Prompts
            </Button>
          </ActionRow>
          {!isCopied && <OutcomeNotice outcomes={outcomes} />}
        </div>
        {reading ? (
          <div className="@container motion-safe:animate-appear">
            <ReadingView reading={reading} />
            <p className="mt-5 text-[0.8125rem] wrap-anywhere text-muted">
              Read from {reading.fileName} · {keptWords}
            </p>
          </div>
        ) : (
          <ReadingPreview />
        )}
      </div>
      {reading && (
        <div className="mt-8 grid gap-4">
          <PromptList reading={reading} onUse={usePrompt} />
          {isCopied && <OutcomeNotice outcomes={outcomes} action={<ToGenerator />} />}
        </div>
      )}
    </Card>
  );
}

const PARTS = ['Caption', 'Hair', 'Clothing', 'Background', 'Lighting', 'Composition', 'Style tags'];

function ToGenerator() {
  return (
    <ButtonLink variant="secondary" size="sm" href="#generator">
      Go to the generator
    </ButtonLink>
  );
}

/** What will stand there, so that the empty half says something. */
function ReadingPreview() {
  return (
    <div className="content-center rounded-control bg-sunken p-6 text-muted @max-3xl:hidden">
      <p className="font-display text-display-md text-ink">What we look for</p>
      <p className="mt-2">
        {PARTS.join(', ')}. Then prompts for SDXL, FLUX and Midjourney, each ready to copy.
      </p>
    </div>
  );
}
