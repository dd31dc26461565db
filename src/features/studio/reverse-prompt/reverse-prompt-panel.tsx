import { ScanSearch } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { prepareImage } from '#entities/photo/prepare-image.ts';
import { useUserId } from '#shared/api/session.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { useStorageLabel } from '#shared/lib/persistence.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Form } from '#shared/ui/form.tsx';
import { OutcomeNotice, type Refusal } from '../outcome/use-outcome.tsx';
import { ActionButton } from '../panel/action-button.tsx';
import { CollapseButton } from '../panel/collapsible-step.tsx';
import { ResultPlaceholder } from '../panel/result-placeholder.tsx';
import { useAction } from '../panel/use-action.ts';
import { PromptList, AnalysisView } from './analysis-view.tsx';
import { extractPrompts, parseAnalysis } from './image-analysis.ts';
import { ImageDrop, useChosenImage } from './image-drop.tsx';

/** The raw answer, which is read again by each version of the app. */
const savedAnswer = v.object({ fileName: v.string(), answer: v.unknown() });
export type SavedAnswer = v.InferOutput<typeof savedAnswer>;
/** Stored, so that a reload does not need another analysis. */
const answers = deviceStore('image-reading', savedAnswer);

const IMAGE_MISSING: Refusal = { kind: 'imageMissing', text: 'Choose a reference image first.' };

interface ReversePromptPanelProps {
  /** Puts the FLUX prompt into the generator (spec §2), which offers Undo. */
  onUsePrompt(fluxPrompt: string): void;
}

/** Describes a reference image, with prompts for similar pictures. */
export function ReversePromptPanel({ onUsePrompt }: ReversePromptPanelProps) {
  const userId = useUserId();
  const { image, choose } = useChosenImage();
  const choice = useRef(0);
  const [shown, setShown] = useState(() => answers.read(userId));
  const analysis = useMemo(() => shown && parseAnalysis(shown.answer), [shown]);
  const storageLabel = useStorageLabel();
  const action = useAction({
    refusal: image ? undefined : IMAGE_MISSING,
    run: async (signal) =>
      image && { fileName: image.file.name, answer: await extractPrompts(image.file, signal) },
    onDone(next) {
      answers.write(userId, next);
      setShown(next);
    },
    failure: (error) => ({ kind: 'analysisFailed', error }),
  });
  const { outcomes, isRunning } = action;

  async function chooseFile(chosen: File) {
    choice.current += 1;
    const thisChoice = choice.current;
    const picture = await prepareImage(chosen);
    if (thisChoice !== choice.current) return;
    if ('cause' in picture) return outcomes.record('fileUnusable', `${chosen.name} ${picture.cause}.`);
    choose(picture.file);
    // The result must belong to the chosen image.
    setShown(undefined);
    action.clear();
  }

  function usePrompt(fluxPrompt: string) {
    onUsePrompt(fluxPrompt);
    outcomes.record('promptCopied');
  }

  const isCopied = outcomes.outcome?.kind === 'promptCopied';

  return (
    <Card
      id="reverse-prompt"
      eyebrow="From a picture"
      title="Reverse prompt"
      // A chosen image would be lost by collapsing.
      actions={image ? undefined : <CollapseButton />}
    >
      <p className="-mt-3 mb-5 max-w-[60ch] text-muted">
        Upload a picture whose look you like. You get a description of it, and prompts for similar pictures.
      </p>
      <div className="grid gap-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @3xl:gap-10">
        <Form className="grid content-start gap-4 @3xl:sticky @3xl:top-24 @3xl:self-start" {...action.form}>
          <ImageDrop
            image={image}
            isDisabled={isRunning}
            onFile={(file) => void chooseFile(file)}
            onUnreadable={({ name }) => {
              choose(undefined);
              outcomes.record('fileUnusable', `${name} cannot be read as an image. Choose another one.`);
            }}
          />
          <ActionButton
            // With prompts on screen, theirs is the primary action.
            variant={analysis ? 'secondary' : 'primary'}
            action={action}
            busyLabel="Reading the picture…"
            status="Your prompts are ready."
          >
            <ScanSearch aria-hidden size={18} />
            Extract Prompts
          </ActionButton>
          {!isCopied && <OutcomeNotice outcomes={outcomes} />}
        </Form>
        {analysis ? (
          <div className="@container motion-safe:animate-appear">
            <AnalysisView analysis={analysis} />
            <p className="mt-5 text-[0.8125rem] wrap-anywhere text-muted">
              {`Read from ${shown?.fileName ?? ''} · ${storageLabel}`}
            </p>
          </div>
        ) : (
          <ResultPlaceholder title="What we look for">
            Caption, Hair, Clothing, Background, Lighting, Composition, Style tags. Then prompts for SDXL,
            FLUX and Midjourney, each ready to copy.
          </ResultPlaceholder>
        )}
      </div>
      {analysis && (
        <div className="mt-8 grid gap-4">
          <PromptList prompts={analysis.prompts} onUse={usePrompt} />
          {isCopied && (
            <OutcomeNotice
              outcomes={outcomes}
              action={
                <ButtonLink variant="secondary" size="sm" href="#generator">
                  Go to the generator
                </ButtonLink>
              }
            />
          )}
        </div>
      )}
    </Card>
  );
}
