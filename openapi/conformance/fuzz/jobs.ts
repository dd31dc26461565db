import type { Trial } from '../check.ts';
import { field, text } from '../exchange.ts';
import { jobOf, newJob } from '../journey.ts';
import { expectStatus, Unexpected, type Fc } from './property.ts';

const digits = (value: number, length = 2) => String(value).padStart(length, '0');

/** Jobs with any text and any time, which come back as they were sent. */
export function jobProperty(fc: Fc, t: Trial) {
  // Letters that people write, and any at all; a letter in between, because a blank text is none.
  const letter = fc.oneof(
    fc.integer({ min: 0x20, max: 0x2fff }).map((code) => String.fromCodePoint(code)),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((one) => one !== '\0'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    fc.constantFrom(' ', '\n', '\r\n', '\t', "'", '"', '\\', '%', '&', '<', '{{', '$'),
    // Signs that nobody sees, and that turn the direction of a text.
    fc.integer({ min: 0x200b, max: 0x202e }).map((code) => String.fromCodePoint(code)),
  );
  const words = fc.array(letter, { maxLength: 60 }).map((list) => list.join(''));
  const sentence = fc.tuple(words, words).map(([head, tail]) => `${head}x${tail}`);
  const time = fc.record({
    year: fc.integer({ min: 1970, max: 2199 }),
    month: fc.oneof(fc.integer({ min: 0, max: 13 }), fc.constantFrom(2, 12)),
    day: fc.oneof(fc.integer({ min: 0, max: 32 }), fc.integer({ min: 28, max: 31 })),
    hour: fc.integer({ min: 0, max: 24 }),
    minute: fc.integer({ min: 0, max: 60 }),
    rest: fc.constantFrom('', '', ':00', ':59', ':60', ':30.5', ':30.123'),
  });
  const cases = fc.record({ brand: sentence, idea: sentence, time: fc.option(time) });
  return {
    rules: ['GE-19', 'JB-2', 'JB-12'],
    cases,
    async run({ brand, idea, time: at }: { brand: string; idea: string; time: Time | null }) {
      const schedule_at = at ? timeText(at) : '';
      const created = await newJob(t.a, { brand, idea, schedule_at });
      const isTime = at === null || isOfCalendar(at);
      const rule = isTime && (at === null || created.status !== 422) ? 'GE-19' : 'JB-12';
      expectStatus(rule, created, [isTime ? 201 : 422], schedule_at || 'any text');
      if (!isTime) return;
      const job = await jobOf(t.a, text(created, 'id'));
      for (const [name, sent] of Object.entries({ brand, idea, schedule_at })) {
        if (field(job, `input.${name}`) === sent) continue;
        throw new Unexpected(
          name === 'schedule_at' ? 'JB-2' : 'GE-19',
          job,
          `\`input.${name}\` ${JSON.stringify(sent)}, as it was sent`,
        );
      }
    },
  };
}

interface Time {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  rest: string;
}

function timeText({ year, month, day, hour, minute, rest }: Time): string {
  return `${year}-${digits(month)}-${digits(day)}T${digits(hour)}:${digits(minute)}${rest}`;
}

function isOfCalendar({ year, month, day, hour, minute, rest }: Time): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && hour < 24 && minute < 60 && rest !== ':60';
}
