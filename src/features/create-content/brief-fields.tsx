import { Mic, Sparkles } from 'lucide-react';
import type { ReactNode, RefCallback, RefObject } from 'react';
import { JOB_PLATFORMS, JOB_RATIOS, MAX_BRAND_LENGTH, MAX_IDEA_LENGTH } from '#openapi/limits.gen.ts';
import {
  PLATFORM_NAMES,
  RATIO_NAMES,
  VOICE_NAMES,
  type Brief,
  type JobRatio,
} from '../../shared/lib/content-words.ts';
import { timeZoneName } from '../../shared/lib/format-date.ts';
import { formatNumber } from '../../shared/lib/format-number.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Pills } from '../../shared/ui/pills.tsx';
import { RadioCards } from '../../shared/ui/radio-cards.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import type { FieldErrors } from './refusal.ts';

interface BriefFieldsProps {
  brief: Brief;
  errors: FieldErrors;
  onChange: (change: Partial<Brief>) => void;
  platformsRef: RefCallback<HTMLElement>;
  brandRef: RefObject<HTMLTextAreaElement | null>;
  ideaRef: RefObject<HTMLTextAreaElement | null>;
  /** Stands before the voice: the reference photos, for the types that have them. */
  children?: ReactNode;
}

/** A counter is of use near its end only. */
const COUNTER_FROM = 0.7;

/** The fields of spec §3, in its order. */
export function BriefFields({
  brief,
  errors,
  onChange,
  platformsRef,
  brandRef,
  ideaRef,
  children,
}: BriefFieldsProps) {
  return (
    <div className="grid gap-5">
      <div ref={platformsRef}>
        <Pills
          legend="Platform"
          options={JOB_PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
          value={brief.platform}
          onChange={(platform) => onChange({ platform })}
        />
      </div>
      <RadioCards
        legend="Ratio"
        name="ratio"
        isCompact
        options={JOB_RATIOS.map((value) => ({
          value,
          title: value,
          text: RATIO_NAMES[value],
          icon: <RatioMark ratio={value} />,
        }))}
        value={brief.ratio}
        onChange={(ratio) => onChange({ ratio })}
      />
      <Field
        label="Brand vibe and guidelines"
        hint={
          <Counted text={brief.brand} max={MAX_BRAND_LENGTH}>
            Tone, colours, words to use and words to leave out.
          </Counted>
        }
        error={errors.brand}
      >
        {(ids) => (
          <TextArea
            {...ids}
            ref={brandRef}
            rows={2}
            required
            value={brief.brand}
            onChange={(event) => onChange({ brand: event.target.value })}
            placeholder="Warm, honest, a little dry. No exclamation marks."
          />
        )}
      </Field>
      <Field
        label="Script idea or product description"
        hint={
          <Counted text={brief.idea} max={MAX_IDEA_LENGTH}>
            One sentence is enough; a whole script works too.
          </Counted>
        }
        error={errors.idea}
      >
        {(ids) => (
          <TextArea
            {...ids}
            ref={ideaRef}
            rows={3}
            required
            value={brief.idea}
            onChange={(event) => onChange({ idea: event.target.value })}
            placeholder="Three things nobody tells you about opening a studio"
          />
        )}
      </Field>
      {children}
      <RadioCards
        legend="Voice"
        name="voice"
        options={[
          {
            value: 'ai',
            title: VOICE_NAMES.ai,
            text: 'Read by a studio voice.',
            icon: <Sparkles size={18} />,
          },
          {
            value: 'user',
            title: VOICE_NAMES.user,
            text: 'Read in your own voice.',
            icon: <Mic size={18} />,
          },
        ]}
        value={brief.voice}
        onChange={(voice) => onChange({ voice })}
      />
      <Field
        label="Schedule"
        optional
        hint={`Your local time (${timeZoneName()}). Leave it empty to decide later.`}
      >
        {(ids) => (
          <TextInput
            {...ids}
            type="datetime-local"
            className="max-w-72"
            value={brief.schedule_at}
            onChange={(event) => onChange({ schedule_at: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

const RATIO_SHAPES: Record<JobRatio, string> = {
  '9:16': 'h-5 w-[0.7rem]',
  '1:1': 'size-4',
  '16:9': 'h-[0.7rem] w-5',
};

function RatioMark({ ratio }: { ratio: JobRatio }) {
  return (
    <span className="grid size-5 place-items-center">
      <span className={`rounded-[2px] border-2 border-current ${RATIO_SHAPES[ratio]}`} />
    </span>
  );
}

function Counted({ text, max, children }: { text: string; max: number; children: ReactNode }) {
  const length = Array.from(text).length;
  if (length < max * COUNTER_FROM) return children;
  return `${formatNumber(length)} of ${formatNumber(max)} characters`;
}
