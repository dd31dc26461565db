import { Sparkles, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTwinFaces } from '#entities/picture/pictures-store.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Headline } from '#shared/ui/headline.tsx';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { focusHeading } from '#shared/ui/move-focus.ts';
import { TwinFace, TwinHead } from '#shared/ui/twin-face.tsx';
import { stateNotice } from '../training/flow/training-messages.ts';
import { isTrainingBusy } from '../training/flow/training-state.ts';
import { useTraining } from '../training/flow/training-store.ts';
import { TEMPLATES, templateOf } from './prompt-templates.ts';

/** The offered looks: a category, the wall behind the twin, and what is on it, on 40 × 50. */
const LOOKS = [
  ['Professional', '#93a3bf', <path key="window" d="M22 4v18l13-3V1z" fill="#c7d2e3" />],
  [
    'Editorial',
    '#df5f3b',
    <text key="title" x="3" y="15" fill="#f6e3c8" fontSize="13" className="font-display">
      FORMA
    </text>,
  ],
  ['Cinematic', '#7c4a6b', <circle key="moon" cx="29" cy="15" r="7" fill="#f2a65a" />],
] as const;

interface TwinRevealProps {
  prompt: string;
  onPromptChange(prompt: string): void;
}

/** A trained twin is introduced: its face, and three ways to a first picture (decision 10). A toast announces it. */
export function TwinReveal({ prompt, onPromptChange }: TwinRevealProps) {
  const { shown, store } = useTraining();
  const section = useShownOnce(isTrainingBusy(shown), shown.step === 'ready');
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
      className="@container relative scroll-mt-46 overflow-hidden max-sm:scroll-mt-66 rounded-card border border-line bg-raised shadow-lift motion-safe:animate-panel"
    >
      <div className="grid @3xl:grid-cols-[minmax(19rem,2fr)_3fr]">
        <div className="grain grid place-items-center bg-ember-soft p-6">
          <TwinFace
            triggerWord={triggerWord}
            picture={faces.get(triggerWord)}
            className="size-60 border-0 outline-1 outline-offset-8 outline-edge"
          />
        </div>
        <div className="min-w-0 p-5 sm:p-8 @3xl:py-10">
          <Headline id="reveal-title" as="h2" size="lg" className="wrap-anywhere">
            Meet <em translate="no">{triggerWord ?? 'your twin'}</em>
          </Headline>
          <p className="mt-2 max-w-[52ch] text-muted">
            <span className="text-ink">{stateNotice(shown)?.text}</span> A look fills in its prompt. Nothing
            is charged until you generate.
          </p>
          {templates && (
            <ul aria-label="First looks" className="mt-5 grid max-w-md grid-cols-3 gap-3 empty:hidden">
              {LOOKS.map(([category, wall, drawing]) => {
                const template = templates.find((one) => one.category === category);
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
                        className="group w-full rounded-control text-center"
                      >
                        <span className="relative block aspect-[4/5] overflow-hidden rounded-control shadow-[0_0_0_1px_var(--line)] group-hover:shadow-[0_0_0_1px_var(--ink)] group-aria-pressed:shadow-[0_0_0_2px_var(--ink)]">
                          <svg aria-hidden viewBox="0 0 40 50" className="size-full">
                            <path d="M0 0h40v50H0z" fill={wall} />
                            <g>{drawing}</g>
                          </svg>
                          <span className="absolute inset-x-0 bottom-0">
                            <TwinHead triggerWord={triggerWord} />
                          </span>
                        </span>
                        <span className="mt-2 block text-sm leading-tight font-medium wrap-anywhere">
                          {template.name}
                        </span>
                      </button>
                    </li>
                  )
                );
              })}
            </ul>
          )}
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink href="#generator" size="lg">
              <Sparkles aria-hidden size={18} />
              Make a picture
            </ButtonLink>
            {photos.length > 0 && (
              <Button variant="quiet" size="sm" onClick={photoStore.removeAll}>
                {`Clear ${formatCount(photos.length, 'photo')}`}
              </Button>
            )}
          </div>
        </div>
      </div>
      <IconButton
        icon={X}
        label="Dismiss"
        onClick={(event) => {
          // The reveal stands above the generator.
          const next = document.querySelector<HTMLElement>('#generator h2');
          if (event.detail === 0 && next) focusHeading(next);
          store.dismiss();
        }}
        className="absolute top-2 right-2 rounded-control"
      />
    </section>
  );
}

/** Events of a person who scrolls or writes. A `scroll` may come from the page, as when a panel becomes lower. */
const INPUTS = ['wheel', 'touchmove', 'keydown'];

/** Scrolls to the reveal when a training ends on this page, unless the person has done something else meanwhile. */
function useShownOnce(isTraining: boolean, isReady: boolean) {
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
