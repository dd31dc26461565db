import { PenLine } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { MAX_STYLE_SAMPLES } from '#openapi/limits.gen.ts';
import { useUserId } from '#shared/api/session.ts';
import { useDraft } from '#shared/api/use-stored.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { formatDateTime } from '#shared/lib/format-date.ts';
import { useStorageLabel } from '#shared/lib/persistence.ts';
import { count, listOf, text } from '#shared/lib/schema.ts';
import { trimText } from '#shared/lib/text-length.ts';
import { useSettled } from '#shared/lib/use-settled.ts';
import { Card } from '#shared/ui/card.tsx';
import { Field, TextArea } from '#shared/ui/field.tsx';
import { Form } from '#shared/ui/form.tsx';
import { LiveText } from '#shared/ui/live-text.tsx';
import { Tags } from '#shared/ui/tags.tsx';
import { OutcomeNotice } from '../outcome/use-outcome.tsx';
import { CollapseButton } from '../panel/collapsible-step.tsx';
import { ResultPlaceholder } from '../panel/result-placeholder.tsx';
import { ActionButton, useAction } from '../panel/use-action.tsx';
import { DocumentList } from './document-list.tsx';
import { learnStyle, splitSamples, wordCount } from './learn-style.ts';
import { parseStyle, useSavedStyle, type SavedStyle } from './style-profile.ts';

/** The samples that are not analyzed yet. */
const styleDraft = v.object({
  text: v.string(),
  documents: listOf(v.object({ name: text, type: v.string(), size: count })),
});
const useStyleDraft = () => useDraft('style-draft', styleDraft, { text: '', documents: [] });

/** Whether there are samples that are not analyzed yet. */
export function useHasSamples(): boolean {
  const { draft } = useStyleDraft();
  return trimText(draft.text) !== '' || draft.documents.length > 0;
}

/** The most characters that can be edited: a keystroke takes 16 ms in this length, half a second in a megabyte. */
const MAX_EDITED = 18_000;

/** Step 3: learns the user's writing style from pasted text and documents (spec §2, §5). */
export function WritingStylePanel() {
  const userId = useUserId();
  const { draft, change } = useStyleDraft();
  const { style, save } = useSavedStyle();
  const samples = useMemo(() => splitSamples(draft.text), [draft.text]);
  const sampleWords = useMemo(() => sampleCount(samples), [samples]);
  const samplesField = useRef<HTMLTextAreaElement>(null);
  const action = useAction({
    missing: [samples.length, ...draft.documents.map(({ name }) => name)].join(),
    run: (signal) => learnStyle({ userId, pasted: samples, documents: draft.documents }, signal),
    onDone(outcome) {
      if ('missing' in outcome) {
        // The error renders first, so the focused field is announced with it.
        flushSync(() => action.outcomes.remind({ kind: 'samplesMissing', text: outcome.missing }));
        return samplesField.current?.focus();
      }
      save(outcome.style);
      action.outcomes.record('styleSaved');
    },
    failure: (error) => ({ kind: 'styleFailed', error }),
  });

  return (
    <Card
      id="writing-style"
      eyebrow="Step 3"
      title="Train your writing style"
      actions={action.isRunning ? undefined : <CollapseButton />}
    >
      <div className="grid gap-8 @3xl:grid-cols-2 @3xl:gap-12">
        <Form className="grid content-start gap-5" {...action.form}>
          <Field
            label="Samples of your writing"
            errorId={action.outcomes.errorId('samplesMissing')}
            hint={
              <span className="flex flex-wrap justify-between gap-x-4">
                <span>A blank line starts a new sample. Three or more work best.</span>
                <span className="text-ink">{sampleWords}</span>
              </span>
            }
          >
            {(ids) => (
              <TextArea
                {...ids}
                ref={samplesField}
                rows={9}
                value={draft.text}
                most={MAX_EDITED}
                placeholder={
                  'Paste posts, captions or emails that sound like you.\n\nLeave a blank line between them.'
                }
                onChange={(pasted) => change((before) => ({ ...before, text: pasted }))}
              />
            )}
          </Field>
          <LiveText>{`Counted: ${useSettled(sampleWords)}`}</LiveText>
          <DocumentList
            documents={draft.documents}
            isDisabled={action.isRunning}
            onChange={(documents) => change((before) => ({ ...before, documents }))}
          />
          <ActionButton action={action} busyLabel="Reading your samples…">
            <PenLine aria-hidden size={18} />
            Analyze Writing Style
          </ActionButton>
          <OutcomeNotice outcomes={action.outcomes} />
        </Form>
        {style ? (
          <StyleView style={style} />
        ) : (
          <ResultPlaceholder title="Your voice, on one page">
            See your tone, sentence length, emoji and favorite words here.
          </ResultPlaceholder>
        )}
      </div>
    </Card>
  );
}

function sampleCount(samples: readonly string[]): string {
  if (samples.length === 0) return 'No samples yet';
  const count = `${formatCount(samples.length, 'sample')}, ${formatCount(wordCount(samples), 'word')}`;
  return samples.length > MAX_STYLE_SAMPLES ? `${count}; the first ${MAX_STYLE_SAMPLES} are read` : count;
}

/** The style profile: the tone as a headline, and facts. */
function StyleView({ style }: { style: SavedStyle }) {
  const { tone, facts, favourites } = parseStyle(style.profile);
  return (
    <section
      aria-label="Style profile"
      className="@container grid content-start gap-6 motion-safe:animate-appear"
    >
      <div>
        <p className="text-sm font-medium text-ember">Tone</p>
        <p className="mt-1 font-display text-display-lg text-balance wrap-anywhere">
          <em className="text-ember">{tone}</em>
        </p>
      </div>
      {facts.length > 0 && (
        <dl className="grid gap-x-8 gap-y-4 @sm:grid-cols-2">
          {facts.map(({ label, value, share }) => (
            <div key={label} className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-right font-medium wrap-anywhere">{value}</dd>
              {/* The bar is hidden from screen readers, because it repeats the value. */}
              <dd
                aria-hidden
                className={
                  share === undefined
                    ? 'col-span-2 mt-2 h-px bg-line'
                    : 'col-span-2 mt-1.5 h-1 rounded-full bg-sunken'
                }
              >
                {share !== undefined && (
                  <span
                    className="block h-full rounded-full bg-ember-hot"
                    style={{ width: `${Math.round(share * 100)}%` }}
                  />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {favourites.map(({ label, items }) => (
        <div key={label}>
          <h3 className="text-sm text-muted">{label}</h3>
          <Tags label={label} tags={items} className="mt-2" />
        </div>
      ))}
      <p className="border-t border-line pt-3 text-sm text-muted">
        {`${style.savedSamples === undefined ? '' : `${formatCount(style.savedSamples, 'sample')} saved · `}Learned ${formatDateTime(style.savedAt)} · ${useStorageLabel()}`}
      </p>
    </section>
  );
}
