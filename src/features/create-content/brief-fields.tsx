import { Check, Mic, Sparkles } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import {
  PLATFORM_NAMES,
  RATIO_NAMES,
  VOICE_NAMES,
  type Brief,
  type ContentType,
  type JobRatio,
} from '#entities/job/brief.ts';
import {
  JOB_PLATFORMS,
  JOB_RATIOS,
  JOB_VOICES,
  MAX_BRAND_LENGTH,
  MAX_IDEA_LENGTH,
} from '#openapi/limits.gen.ts';
import { formatNumber } from '#shared/lib/format-count.ts';
import { timeZoneName } from '#shared/lib/format-date.ts';
import { textLength } from '#shared/lib/text-length.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Field, TextArea } from '#shared/ui/field.tsx';
import { Pills } from '#shared/ui/pills.tsx';
import { RadioOption } from '#shared/ui/radio-option.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import type { FieldErrors } from './refusal.ts';
import { LAST_SCHEDULE } from './schedule.ts';

interface BriefFieldsProps {
  /** A content type. An unknown type has the general guidance. */
  type: string;
  brief: Brief;
  errors: FieldErrors;
  onChange: (change: Partial<Brief>) => void;
  scheduleField: Ref<HTMLInputElement>;
  /** Rendered before the voice: the reference photos, for types that need them. */
  children?: ReactNode;
}

const TEXTS = [
  { name: 'brand', label: 'Brand vibe and guidelines', max: MAX_BRAND_LENGTH, rows: 2 },
  { name: 'idea', label: 'Script idea or product description', max: MAX_IDEA_LENGTH, rows: 2 },
] as const;

interface Guidance {
  hint: string;
  placeholder: string;
}

const FOR_A_FILM: Record<'brand' | 'idea', Guidance> = {
  brand: {
    hint: 'Tone, colors, words to use or avoid.',
    placeholder: 'Warm, honest, a little dry. No exclamation marks.',
  },
  idea: {
    hint: 'One sentence is enough; a whole script works too.',
    placeholder: 'Three things nobody tells you about opening a studio',
  },
};

/** The guidance of each type. */
const GUIDANCE: Record<ContentType, typeof FOR_A_FILM> = {
  commercial: {
    brand: { ...FOR_A_FILM.brand, placeholder: 'Small-batch hot sauce. Bright, cheeky, never macho.' },
    idea: {
      hint: 'Name the product and its one promise.',
      placeholder: 'The sauce that makes leftovers worth staying in for',
    },
  },
  ai_twin: {
    brand: {
      hint: 'How you talk on camera: tone, pace, words you avoid.',
      placeholder: 'Calm and direct, like explaining it to a friend.',
    },
    idea: {
      hint: 'Write what you want to say; we turn it into a script.',
      placeholder: 'Why I stopped answering email before noon',
    },
  },
  photoshoot: {
    brand: {
      hint: 'Clothes, colors and mood that fit your brand.',
      placeholder: 'Linen, warm grays, soft daylight. Relaxed, no ties.',
    },
    idea: {
      hint: 'Describe places, poses and light.',
      placeholder: 'Portraits in my workshop, sleeves rolled up, window light',
    },
  },
  reel: {
    brand: FOR_A_FILM.brand,
    idea: { hint: 'Start with the hook: the first two seconds.', placeholder: FOR_A_FILM.idea.placeholder },
  },
};

/** The share of the maximum from which the counter replaces the hint. */
const COUNTER_FROM = 0.7;

/** The fields of spec §3, in its order. */
export function BriefFields({ type, brief, errors, onChange, scheduleField, children }: BriefFieldsProps) {
  const guidance = Object.hasOwn(GUIDANCE, type) ? GUIDANCE[type as ContentType] : FOR_A_FILM;
  return (
    <div className="grid gap-4">
      <Pills
        legend="Platform"
        hasAutofocus
        options={JOB_PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
        value={brief.platform}
        onChange={(platform) => onChange({ platform })}
      />
      <RadioCards
        legend="Ratio"
        options={JOB_RATIOS.map((value) => ({
          value,
          title: value,
          text: RATIO_NAMES[value],
          icon: <span className={`block rounded-[2px] border-2 border-current ${RATIO_SHAPES[value]}`} />,
        }))}
        value={brief.ratio}
        onChange={(ratio) => onChange({ ratio })}
      />
      {TEXTS.map(({ name, label, max, rows }) => (
        <Field
          key={name}
          label={label}
          hint={counterOf(brief[name], max) ?? guidance[name].hint}
          error={errors[name]}
        >
          {(ids) => (
            <TextArea
              {...ids}
              rows={rows}
              required
              value={brief[name]}
              onChange={(text) => onChange({ [name]: text })}
              placeholder={guidance[name].placeholder}
            />
          )}
        </Field>
      ))}
      {children}
      <RadioCards
        legend="Voice"
        options={JOB_VOICES.map((value) => ({ value, title: VOICE_NAMES[value], ...VOICES[value] }))}
        value={brief.voice}
        onChange={(voice) => onChange({ voice })}
      />
      <Field
        label="Schedule"
        optional
        hint={`Your local time (${timeZoneName()}). Leave it empty to decide later.`}
        error={errors.schedule_at}
      >
        {(ids) => (
          <TextInput
            {...ids}
            ref={scheduleField}
            type="datetime-local"
            max={LAST_SCHEDULE}
            className="max-w-72"
            value={brief.schedule_at}
            onChange={(schedule_at) => onChange({ schedule_at })}
          />
        )}
      </Field>
    </div>
  );
}

const VOICES = {
  ai: { text: 'Read by a studio voice.', icon: <Sparkles size={18} /> },
  user: { text: 'Read in your own voice.', icon: <Mic size={18} /> },
};

const RATIO_SHAPES: Record<JobRatio, string> = {
  '9:16': 'mx-1 h-5 w-3',
  '1:1': 'mx-0.5 size-4',
  '16:9': 'h-3 w-5',
};

function counterOf(text: string, max: number): string | undefined {
  const length = textLength(text);
  if (length < max * COUNTER_FROM) return undefined;
  return `${formatNumber(length)} of ${formatNumber(max)} characters`;
}

interface RadioCardsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; title: string; text: string; icon: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A single choice between a few options with explanations. */
function RadioCards<Value extends string>({ legend, options, value, onChange }: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 font-medium text-ink">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-2">
        {options.map((option) => (
          <RadioOption
            key={option.value}
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-labelledby={`${id}-${option.value}-title`}
            aria-describedby={`${id}-${option.value}-text`}
            className={classNames(
              'flex flex-wrap items-center gap-x-2.5 rounded-control border border-edge bg-paper px-3',
              'py-2 text-ink',
              'hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper',
            )}
          >
            {/* As high as the circle of the radio, so that the text starts below both. */}
            <span
              aria-hidden
              className="flex h-5 shrink-0 items-center text-muted group-has-checked:text-paper"
            >
              {option.icon}
            </span>
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 @max-md:basis-full">
              <span id={`${id}-${option.value}-title`} className="block font-medium">
                {option.title}
              </span>
              <span
                id={`${id}-${option.value}-text`}
                className="block text-sm text-muted group-has-checked:text-paper"
              >
                {option.text}
              </span>
            </span>
            <span
              aria-hidden
              className={classNames(
                'ml-auto grid size-5 shrink-0 place-items-center rounded-full border border-edge',
                'group-has-checked:border-paper @max-md:absolute @max-md:top-1.5 @max-md:right-1.5',
              )}
            >
              <Check size={13} strokeWidth={3} className="opacity-0 group-has-checked:opacity-100" />
            </span>
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
