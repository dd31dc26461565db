import { useCallback, useMemo, useRef, useState } from 'react';
import type { Picture } from '#entities/picture/picture.ts';
import {
  useLatestByTemplate,
  usePictures,
  withoutPicture,
  withPicture,
  withRestoredPicture,
  withToggledFavourite,
} from '#entities/picture/pictures-store.ts';
import type { Twin } from '#entities/twin/twin.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { trimText } from '#shared/lib/text-length.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Form } from '#shared/ui/form.tsx';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { LiveText } from '#shared/ui/live-text.tsx';
import { CodeNotLoadedNotice } from '#shared/ui/notice.tsx';
import { OUTCOME_MESSAGES } from '../outcome/outcome-messages.ts';
import { OutcomeNotice } from '../outcome/use-outcome.tsx';
import { CollapseButton, useCollapse } from '../panel/collapsible-step.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { LatestPicture } from './latest-picture.tsx';
import { focusPicture, focusUndo, Lightbox, useOpenPicture } from './open-picture.ts';
import type { PictureHandlers } from './picture-actions.ts';
import type { ImageState } from './picture-image.tsx';
import { PictureNotices } from './picture-notices.tsx';
import { PromptBox } from './prompt-box.tsx';
import { TEMPLATES, templateOf, type PromptTemplate } from './prompt-templates.ts';
import { TemplateGallery } from './template-gallery.tsx';
import { useGeneration } from './use-generation.ts';

interface GeneratorPanelProps {
  twin: Twin | undefined;
  /** State of the parent, because the reverse prompt panel writes it too. */
  prompt: string;
  onPromptChange(prompt: string): void;
}

const PictureGallery = lazyComponent(async () => (await import('./picture-gallery.tsx')).PictureGallery);

/** Focuses Undo after a deletion, once the gallery has loaded. */
async function showUndo(): Promise<void> {
  await PictureGallery.load().catch(() => undefined);
  requestAnimationFrame(focusUndo);
}

/** Templates, the prompt, the latest picture and the gallery (spec §2). */
export function GeneratorPanel({ twin, prompt, onPromptChange }: GeneratorPanelProps) {
  const promptField = useRef<HTMLTextAreaElement>(null);
  const templates = useQuery(TEMPLATES).data;
  const template = templateOf(prompt, templates);

  const { pictures, change } = usePictures();
  const created = useLatestByTemplate(pictures, twin?.triggerWord);
  const [deleted, setDeleted] = useState<readonly Picture[]>([]);
  const [isRestored, setRestored] = useState(false);
  const { openId, browsed, isMissing, open, close, goTo } = useOpenPicture(pictures);
  const choose = useCallback(
    (chosen: PromptTemplate) => {
      onPromptChange(chosen.prompt);
      // On a phone the prompt and its button are below the window.
      promptField.current?.form?.scrollIntoView({ block: 'nearest' });
    },
    [onPromptChange],
  );
  /** The picture of the last attempt, and whether it is visible. */
  const [newest, setNewest] = useState<{ id: string; image: ImageState }>();
  const generation = useGeneration(twin, prompt, (picture) => {
    change(withPicture({ ...picture, templateName: template?.name }));
    setNewest({ id: picture.id, image: 'loading' });
  });
  const onImageState = useCallback((id: string, image: ImageState) => {
    setNewest((current) => (current?.id === id ? { id, image } : current));
  }, []);

  // Stable functions, so neither a prompt nor a favourite renders the other pictures again.
  const handlers = useMemo(
    (): PictureHandlers => ({
      onToggleFavourite({ id }) {
        change(withToggledFavourite(id));
      },
      onUsePrompt(picture) {
        onPromptChange(picture.prompt);
        // Waits until the lightbox has returned the focus to the button that opened it.
        void close().then(() => requestAnimationFrame(() => promptField.current?.focus()));
      },
      onDelete(picture) {
        setRestored(false);
        setDeleted((earlier) => [...earlier, picture]);
        change(withoutPicture(picture.id));
        void close().then((wasOpen) => (wasOpen ? showUndo() : undefined));
      },
    }),
    [change, close, onPromptChange],
  );
  const latestHandlers = useMemo(
    (): PictureHandlers => ({
      ...handlers,
      onDelete(picture) {
        handlers.onDelete(picture);
        void showUndo();
      },
    }),
    [handlers],
  );
  const undoDelete = useCallback(
    (picture: Picture) => {
      setRestored(true);
      setDeleted((earlier) => earlier.filter((deletedPicture) => deletedPicture !== picture));
      change(withRestoredPicture(picture));
      requestAnimationFrame(() => focusPicture(picture.id));
    },
    [change],
  );
  const dismissDeleted = useCallback(() => setDeleted([]), []);

  return (
    <Card id="generator" title="Generate images" actions={<CollapseButton />}>
      <div className="grid gap-6 @4xl:grid-cols-[27.5rem_minmax(0,1fr)]">
        <div className="grid content-start gap-3 @4xl:[&_:is(button,input,textarea)]:scroll-mb-28">
          <TemplateGallery chosen={template} created={created} onChoose={choose} />
          <Form className="grid gap-3" {...generation.form}>
            <PromptBox
              prompt={prompt}
              onChange={onPromptChange}
              triggerWord={twin?.triggerWord}
              isOwn={(text) => trimText(text) !== '' && !templateOf(text, templates)}
              field={promptField}
            />
            {/* Stays visible while the templates are longer than the window. */}
            <div data-bottom-bar className="bg-raised @4xl:sticky @4xl:bottom-0 @4xl:py-2 short:static">
              <GenerateBar generation={generation} image={newest?.image ?? 'loading'} />
            </div>
          </Form>
          <OutcomeNotice
            outcomes={generation.outcomes}
            action={
              generation.outcomes.outcome?.kind === 'insufficientCredits' && (
                <ButtonLink size="sm" href="#pricing">
                  Buy More
                </ButtonLink>
              )
            }
          />
          <PictureNotices />
        </div>
        <div
          // The picture is the largest thing on the screen, and never higher than the window.
          className={classNames(
            'grid w-full grid-cols-1 gap-4 self-start justify-self-center',
            '@4xl:sticky @4xl:top-20 @4xl:max-w-[max(18rem,100dvh-10rem)]',
            !useCollapse() && '@4xl:-mt-14',
          )}
        >
          {isMissing && <CodeNotLoadedNotice title={OUTCOME_MESSAGES.fullscreenNotLoaded.title} />}
          <LatestPicture
            pictures={pictures}
            isGenerating={generation.isRunning}
            isWaiting={generation.waiting !== undefined}
            onOpen={open}
            onImageState={onImageState}
            {...latestHandlers}
          />
        </div>
      </div>
      {/* The number makes each text different; an equal text would not be announced again. */}
      <LiveText>{isRestored && pictures && `Picture restored, ${pictures.length} in all.`}</LiveText>
      {/* A single picture is already shown above. */}
      {pictures !== undefined && (pictures.length > 1 || deleted.length > 0) && (
        <PictureGallery
          pictures={pictures}
          deleted={deleted}
          onUndoDelete={undoDelete}
          onDismissDeleted={dismissDeleted}
          onOpen={open}
          {...handlers}
        />
      )}
      {openId !== undefined && (
        <Lightbox
          pictures={browsed ?? []}
          openId={openId}
          onOpen={goTo}
          onClose={() => void close()}
          {...handlers}
        />
      )}
    </Card>
  );
}
