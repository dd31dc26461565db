import { useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useUserId } from '../../../shared/api/session.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { OutcomeNotice } from '../outcome/outcome-notice.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { usableTriggerWord, type TrainedModel } from './generation-refusal.ts';
import { LatestPicture } from './latest-picture.tsx';
import type { Picture } from './picture.ts';
import type { PictureHandlers } from './picture-actions.tsx';
import { PictureLightbox } from './picture-lightbox.tsx';
import { PromptBox } from './prompt-box.tsx';
import { readTemplates, templateOf } from './prompt-templates.ts';
import { TemplateGallery } from './template-gallery.tsx';
import { useGeneration } from './use-generation.ts';
import { useOpenPicture } from './use-open-picture.ts';
import { usePictures } from './use-pictures.ts';
import { useReplacedPrompt } from './use-replaced-prompt.ts';

/**
 * What the studio page gives: the selected twin's model, and the prompt, which lives in the page because the reverse
 * prompt panel writes it too (a change from outside is noticed, and the person's own text can be brought back).
 * Nothing else is needed: user, balance and clock come from src/shared.
 */
interface GeneratorPanelProps {
  twin: TrainedModel | undefined;
  prompt: string;
  onPromptChange(prompt: string): void;
}

/** Templates, prompt, the picture, and every picture before it (spec §2). */
export function GeneratorPanel({ twin, prompt, onPromptChange }: GeneratorPanelProps) {
  const promptBox = useRef<HTMLDivElement>(null);
  const { data, error, isLoading, reload } = useQuery('/api/twins/prompt-templates');
  const shelf = data === undefined ? undefined : readTemplates(data);
  const template = templateOf(prompt, shelf);

  const { pictures, isKept, apply } = usePictures(useUserId());
  const [deleted, setDeleted] = useState<Picture>();
  const opened = useOpenPicture();
  const generation = useGeneration({ twin, prompt, templateName: template?.name }, (picture) =>
    apply({ type: 'pictureMade', picture }),
  );
  const replaced = useReplacedPrompt(prompt, (text) => text.trim() !== '' && !templateOf(text, shelf));

  function writePrompt(text: string) {
    replaced.typed(text);
    onPromptChange(text);
  }

  const handlers: PictureHandlers = {
    onToggleFavourite: ({ id }) => apply({ type: 'favouriteToggled', id }),
    onUsePrompt(picture) {
      opened.close();
      onPromptChange(picture.prompt);
      // After the lightbox has given the focus back to what opened it.
      requestAnimationFrame(() => promptBox.current?.querySelector('textarea')?.focus());
    },
    onDelete(picture) {
      opened.close();
      setDeleted(picture);
      apply({ type: 'pictureDeleted', id: picture.id });
    },
  };

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
            onChoose={({ prompt }) => onPromptChange(prompt)}
          />
          <div ref={promptBox}>
            <PromptBox
              prompt={prompt}
              onChange={writePrompt}
              triggerWord={usableTriggerWord(twin)}
              replaced={replaced.replaced}
              onBringBack={() => writePrompt(replaced.replaced ?? prompt)}
            />
          </div>
          <GenerateBar
            refusal={generation.refusal?.text}
            isRunning={generation.isRunning}
            step={generation.step}
            onGenerate={() => void generation.generate()}
            onCancel={generation.cancel}
          />
          <OutcomeNotice outcomes={generation.outcomes} />
        </div>
        <div className="self-start @4xl:sticky @4xl:top-24">
          <LatestPicture
            picture={pictures?.[0]}
            isRead={pictures !== undefined}
            isDeveloping={generation.isRunning}
            onOpen={opened.open}
            {...handlers}
          />
        </div>
      </div>
      <ContactSheet
        pictures={pictures ?? []}
        isKept={isKept}
        deleted={deleted}
        onUndoDelete={() => {
          if (deleted) apply({ type: 'deletionUndone', picture: deleted });
          setDeleted(undefined);
        }}
        onForgetDeleted={() => setDeleted(undefined)}
        onOpen={opened.open}
        {...handlers}
      />
      <PictureLightbox
        pictures={pictures ?? []}
        openId={opened.openId}
        onOpen={opened.goTo}
        onClose={opened.close}
        {...handlers}
      />
    </Card>
  );
}
