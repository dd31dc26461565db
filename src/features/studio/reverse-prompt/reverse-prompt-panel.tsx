import { ImageUp, ScanSearch } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { MAX_PHOTO_SIZE, PHOTO_ACCEPT, PHOTO_KINDS, prepareImage } from '#entities/photo/photo-file.ts';
import { takePhotos } from '#entities/photo/photo-intake.ts';
import { useUserId } from '#shared/api/session.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import type { Intake } from '#shared/lib/dropped-files.ts';
import { useStorageLabel } from '#shared/lib/persistence.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { FileDrop } from '#shared/ui/file-drop.tsx';
import { Form } from '#shared/ui/form.tsx';
import { useObjectUrl } from '#shared/ui/use-object-url.ts';
import { OutcomeNotice, type Refusal } from '../outcome/use-outcome.tsx';
import { CollapseButton } from '../panel/collapsible-step.tsx';
import { ResultPlaceholder } from '../panel/result-placeholder.tsx';
import { ActionButton, useAction } from '../panel/use-action.tsx';
import { PromptList, AnalysisView } from './analysis-view.tsx';
import { extractPrompts, parseAnalysis } from './image-analysis.ts';

/** The raw response, so each version of the app can parse it again. */
const savedAnalysis = v.object({ fileName: v.string(), response: v.unknown() });
export type SavedAnalysis = v.InferOutput<typeof savedAnalysis>;
/** Stored, so a reload does not require another analysis. */
const analyses = deviceStore('image-reading', savedAnalysis);

const IMAGE_MISSING: Refusal = { kind: 'imageMissing', text: 'Choose a reference image first.' };

interface ReversePromptPanelProps {
  /** Puts the FLUX prompt into the generator (spec §2), which offers Undo. */
  onUsePrompt(fluxPrompt: string): void;
}

/** Describes a reference image, with prompts for similar pictures. */
export function ReversePromptPanel({ onUsePrompt }: ReversePromptPanelProps) {
  const userId = useUserId();
  const [image, setImage] = useState<File>();
  const imageUrl = useObjectUrl(image);
  const choice = useRef(0);
  const [shown, setShown] = useState(() => analyses.read(userId));
  const analysis = useMemo(() => shown && parseAnalysis(shown.response), [shown]);
  const storageLabel = useStorageLabel();
  const action = useAction({
    refusal: image ? undefined : IMAGE_MISSING,
    run: async (signal) => image && { fileName: image.name, response: await extractPrompts(image, signal) },
    onDone(next) {
      analyses.write(userId, next);
      setShown(next);
    },
    failure: (error) => ({ kind: 'analysisFailed', error }),
  });
  const { outcomes, isRunning } = action;

  async function chooseFile([chosen, ...rest]: File[], [refused]: Intake['refused']) {
    if (refused) return outcomes.record('fileUnusable', `${refused.name} ${refused.cause}.`);
    if (!chosen || rest.length > 0) return outcomes.record('fileUnusable', 'Choose one picture at a time.');
    choice.current += 1;
    const thisChoice = choice.current;
    const picture = await prepareImage(chosen);
    if (thisChoice !== choice.current) return;
    if ('cause' in picture) return outcomes.record('fileUnusable', `${chosen.name} ${picture.cause}.`);
    setImage(picture.file);
    // The result must belong to the chosen image.
    setShown(undefined);
    action.clear();
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
        Upload a picture you like. Get its description, and prompts for similar ones.
      </p>
      <div className="grid gap-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @3xl:gap-10">
        <Form className="grid content-start gap-4 @3xl:sticky @3xl:top-24 @3xl:self-start" {...action.form}>
          <FileDrop
            label="Reference image"
            accept={PHOTO_ACCEPT}
            errorId={outcomes.errorId('imageMissing', 'fileUnusable')}
            isDisabled={isRunning}
            take={takePhotos}
            onFiles={(files, refused) => void chooseFile(files, refused)}
            className={image ? 'overflow-hidden border-solid' : 'overflow-hidden'}
          >
            {!image ? (
              <span className="grid min-h-56 place-content-center justify-items-center gap-1 p-6 text-center">
                <ImageUp aria-hidden size={28} strokeWidth={1.5} className="mb-2 text-muted" />
                <span className="font-medium text-ink">Choose a reference image</span>
                <span className="text-sm text-muted">
                  or drop it here, or paste it. {PHOTO_KINDS}, up to {MAX_PHOTO_SIZE}
                </span>
              </span>
            ) : (
              <span className="grid">
                <img
                  src={imageUrl}
                  alt={`Preview of ${image.name}`}
                  onError={() => {
                    setImage(undefined);
                    outcomes.record(
                      'fileUnusable',
                      `${image.name} cannot be read as an image. Choose another one.`,
                    );
                  }}
                  className="max-h-96 min-h-40 w-full bg-sunken object-contain"
                />
                <span className="flex items-baseline justify-between gap-4 border-t border-line px-4 py-3 text-sm">
                  <span translate="no" className="min-w-0 truncate text-muted">
                    {image.name}
                  </span>
                  <span className="shrink-0 font-medium underline decoration-edge underline-offset-4">
                    Change
                  </span>
                </span>
              </span>
            )}
          </FileDrop>
          <ActionButton
            // With prompts on screen, “Use This Prompt” is the primary action.
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
            <p className="mt-5 text-sm wrap-anywhere text-muted">
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
          <PromptList
            prompts={analysis.prompts}
            onUse={(fluxPrompt) => {
              onUsePrompt(fluxPrompt);
              outcomes.record('promptCopied');
            }}
          />
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
