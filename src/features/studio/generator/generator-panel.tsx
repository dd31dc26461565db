import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useUserId } from '../../../shared/api/session.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { latePart } from '../../../shared/ui/late-part.tsx';
import { focusNextRow } from '../../../shared/ui/focus-next-row.ts';
import { OutcomeNotice } from '../outcome/outcome-notice.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { usableTriggerWord, type TrainedModel } from './generation-refusal.ts';
import { LatestPicture } from './latest-picture.tsx';
import { useOpenPicture } from './open-picture.ts';
import type { Picture } from './picture.ts';
import type { PictureHandlers } from './picture-actions.tsx';
import { focusPicture } from './picture-image.tsx';
import { usePictures } from './pictures-store.ts';
import { latestByTemplate } from './picture-history.ts';
import { PromptBox } from './prompt-box.tsx';
import { readTemplates, templateOf } from './prompt-templates.ts';
import { TemplateGallery } from './template-gallery.tsx';
import { useGeneration } from './use-generation.ts';

interface GeneratorPanelProps {
  twin: TrainedModel | undefined;
  /** Lives in the page, because the reverse prompt panel writes it too. */
  prompt: string;
  onPromptChange(prompt: string): void;
}

/** Brings the code of tooltips, 15 kB (gzip). */
const ContactSheet = latePart(async () => (await import('./contact-sheet.tsx')).ContactSheet);

/** Templates, prompt, the picture, and every picture before it (spec §2). */
export function GeneratorPanel({ twin, prompt, onPromptChange }: GeneratorPanelProps) {
  const promptField = useRef<HTMLTextAreaElement>(null);
  const latest = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const { data, error, isLoading, reload } = useQuery('/api/twins/prompt-templates');
  const shelf = useMemo(() => (data === undefined ? undefined : readTemplates(data)), [data]);
  const template = templateOf(prompt, shelf);

  const { pictures, apply } = usePictures(useUserId());
  const made = useMemo(() => latestByTemplate(pictures, twin?.trigger_word), [pictures, twin?.trigger_word]);
  const [deleted, setDeleted] = useState<Picture>();
  const { open, close, ...opened } = useOpenPicture();
  const generation = useGeneration({ twin, prompt, templateName: template?.name }, (picture) =>
    apply({ type: 'pictureMade', picture }),
  );

  // The same functions as long as they can be: a key in the prompt does not draw the pictures again.
  const handlers = useMemo(
    (): PictureHandlers => ({
      onToggleFavourite({ id }) {
        // Among the favourites, a picture that is none any more leaves the list.
        focusNextRow(() => undefined);
        apply({ type: 'favouriteToggled', id });
      },
      onUsePrompt(picture) {
        close();
        onPromptChange(picture.prompt);
        // After the lightbox has given the focus back to what opened it.
        requestAnimationFrame(() => promptField.current?.focus());
      },
      onDelete(picture) {
        focusNextRow(
          () => latest.current?.querySelector<HTMLElement>('[data-action=Delete]') ?? undo.current,
        );
        close();
        setDeleted(picture);
        apply({ type: 'pictureDeleted', id: picture.id });
      },
    }),
    [apply, close, onPromptChange],
  );
  const forgetDeleted = useCallback(() => setDeleted(undefined), []);
  const undoDelete = useCallback(() => {
    if (!deleted) return;
    setDeleted(undefined);
    apply({ type: 'deletionUndone', picture: deleted });
    requestAnimationFrame(() => focusPicture(deleted.id));
  }, [apply, deleted]);

  return (
    <Card id="generator" eyebrow="With your twin" title="Generate images">
      <div className="grid gap-8 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:gap-10">
        <div className="grid content-start gap-6">
          <TemplateGallery
            shelf={shelf}
            error={error ?? (data === undefined || shelf ? undefined : ApiError.of('unreadable'))}
            isLoading={isLoading}
            onRetry={() => void reload()}
            chosen={template}
            made={made}
            onChoose={({ prompt }) => onPromptChange(prompt)}
          />
          <PromptBox
            prompt={prompt}
            onChange={onPromptChange}
            triggerWord={usableTriggerWord(twin)}
            isOwn={(text) => text.trim() !== '' && !templateOf(text, shelf)}
            field={promptField}
          />
          <GenerateBar
            refusal={generation.refusal?.text}
            isRunning={generation.isRunning}
            isMade={generation.isMade}
            step={generation.step}
            onGenerate={() => void generation.generate()}
            onCancel={generation.cancel}
          />
          <OutcomeNotice
            outcomes={generation.outcomes}
            action={
              generation.outcomes.outcome?.title === 'Insufficient Credits' && (
                <ButtonLink size="sm" href="#pricing">
                  Buy More
                </ButtonLink>
              )
            }
          />
        </div>
        <div ref={latest} className="self-start @4xl:sticky @4xl:top-24">
          <LatestPicture
            picture={pictures?.[0]}
            isRead={pictures !== undefined}
            isDeveloping={generation.isRunning}
            onOpen={open}
            {...handlers}
          />
        </div>
      </div>
      {/* A single picture is the large one above. */}
      {pictures !== undefined && (pictures.length > 1 || deleted) && (
        <ContactSheet
          pictures={pictures}
          deleted={deleted}
          undoButton={undo}
          onUndoDelete={undoDelete}
          onForgetDeleted={forgetDeleted}
          onOpen={open}
          {...handlers}
        />
      )}
      {opened.Lightbox && (
        <opened.Lightbox
          pictures={pictures ?? []}
          openId={opened.openId}
          onOpen={opened.goTo}
          onClose={close}
          {...handlers}
        />
      )}
    </Card>
  );
}
