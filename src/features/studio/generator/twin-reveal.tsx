import { Sparkles, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTwinFaces } from '#entities/picture/pictures-store.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Headline } from '#shared/ui/headline.tsx';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { focusHeading } from '#shared/ui/move-focus.ts';
import type { PictureFiles } from '#shared/ui/picture.tsx';
import { personOf, TwinFace } from '#shared/ui/twin-face.tsx';
import { stateNotice } from '../training/flow/training-messages.ts';
import { isTrainingBusy } from '../training/flow/training-state.ts';
import { useTraining } from '../training/flow/training-store.ts';
import { TEMPLATES, templateOf } from './prompt-templates.ts';
import { PictureInRow } from './template-sample.tsx';

/** The categories of the offered templates, in the order of their drawings. */
const LOOKS = ['Professional', 'Editorial', 'Cinematic'] as const;

/** The first looks of each person in the drawings of twins. */
const DRAWN_LOOKS: PictureFiles = import.meta.glob('./assets/looks-*', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface TwinRevealProps {
  prompt: string;
  onPromptChange(prompt: string): void;
}

/** Introduces a trained twin: its face, and three looks for a first picture (decision 10). A toast announces it. */
export function TwinReveal({ prompt, onPromptChange }: TwinRevealProps) {
  const { shown, store } = useTraining();
  const section = useScrollOnce(isTrainingBusy(shown), shown.step === 'ready');
  const faces = useTwinFaces();
  const { photos, store: photoStore } = usePhotos();
  const templates = useQuery(TEMPLATES).data;
  if (shown.step !== 'ready') return null;
  const { triggerWord } = shown.twin;
  const chosen = templateOf(prompt, templates);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="reveal-title"
      data-tone="success"
      className={classNames(
        '@container relative scroll-mt-46 overflow-hidden max-sm:scroll-mt-66',
        'rounded-card border border-line bg-raised shadow-lift motion-safe:animate-panel',
      )}
    >
      <div
        className={classNames(
          'grid gap-x-10 gap-y-6 p-5 sm:p-7',
          '@3xl:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] @3xl:items-center @3xl:pr-14',
        )}
      >
        <div className="min-w-0">
          <div className="flex items-center gap-4">
            <TwinFace
              triggerWord={triggerWord}
              picture={faces.get(triggerWord)}
              className="size-16 sm:size-20"
            />
            <div className="min-w-0">
              <Headline id="reveal-title" as="h2" size="md">
                Meet <em>your twin</em>
              </Headline>
              <p translate="no" className="text-sm wrap-anywhere text-muted">
                {triggerWord}
              </p>
            </div>
          </div>
          <IconButton
            icon={X}
            id="reveal-dismiss"
            label="Dismiss"
            aria-labelledby="reveal-dismiss reveal-title"
            onClick={(event) => {
              // The generator is the next panel below the reveal.
              const next = document.querySelector<HTMLElement>('#generator h2');
              if (event.detail === 0 && next) focusHeading(next);
              store.dismiss();
            }}
            className="absolute top-2 right-2 rounded-control"
          />
          <p className="mt-4 text-muted">
            <span className="text-ink">{stateNotice(shown)?.text}</span> Pick a look. You pay only when you
            generate.
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink href="#generator" size="lg">
              <Sparkles aria-hidden size={18} />
              Create a picture
            </ButtonLink>
            {photos.length > 0 && (
              <Button variant="quiet" size="sm" onClick={photoStore.removeAll}>
                {`Clear ${formatCount(photos.length, 'photo')}`}
              </Button>
            )}
          </div>
        </div>
        {templates && (
          <div>
            <ul aria-label="First looks" className="grid grid-cols-3 gap-2 empty:hidden sm:gap-4">
              {LOOKS.map((category, index) => {
                const template = templates.find((candidate) => candidate.category === category);
                return (
                  template && (
                    <li key={category}>
                      <button
                        type="button"
                        aria-pressed={template === chosen}
                        onClick={() => {
                          onPromptChange(template.prompt);
                          document.querySelector('#generator')?.scrollIntoView();
                        }}
                        className="group w-full rounded-control text-left"
                      >
                        <span
                          className={classNames(
                            'block aspect-square overflow-hidden rounded-control bg-sunken',
                            'shadow-[0_0_0_1px_var(--line)] group-hover:shadow-[0_0_0_1px_var(--ink)]',
                            'group-aria-pressed:shadow-[0_0_0_2px_var(--ink)]',
                          )}
                        >
                          <PictureInRow
                            files={DRAWN_LOOKS}
                            name={`looks-${personOf(triggerWord)}`}
                            count={LOOKS.length}
                            index={index}
                            width={960}
                            sizes="60rem"
                          />
                        </span>
                        <span className="mt-2 block leading-tight font-medium wrap-anywhere">
                          {template.name}
                        </span>
                      </button>
                    </li>
                  )
                );
              })}
            </ul>
            <p className="mt-2 text-sm text-muted">Illustrated samples</p>
          </div>
        )}
      </div>
    </section>
  );
}

/** Events of a user who scrolls or types. A `scroll` event may be caused by the page, such as a panel that shrinks. */
const INPUTS = ['wheel', 'touchmove', 'keydown'];

/** Scrolls to the reveal when a training finishes on this page, unless the user has scrolled or typed since its start. */
function useScrollOnce(isTraining: boolean, isReady: boolean) {
  const section = useRef<HTMLElement>(null);
  const mayScroll = useRef(false);
  useEffect(() => {
    if (!isTraining) return undefined;
    mayScroll.current = true;
    const main = document.querySelector('main');
    const ended = new AbortController();
    const options = { passive: true, signal: ended.signal };
    for (const input of INPUTS) main?.addEventListener(input, () => (mayScroll.current = false), options);
    return () => ended.abort();
  }, [isTraining]);
  useEffect(() => {
    if (!isReady || !mayScroll.current) return;
    mayScroll.current = false;
    section.current?.scrollIntoView({ block: 'start' });
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [isReady]);
  return section;
}
