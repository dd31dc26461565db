import type { Samples } from '../samples.ts';
import { filesOf, parseSteps } from './parse-steps.ts';
import { readTable } from './read-table.ts';
import type { Step } from './steps.ts';

/** The stories of `stories.yaml`, which explains their words. */
export function storiesOf(samples: Samples): Step[][] {
  const files = filesOf(samples);
  const table = readTable('stories.yaml') as (string | Record<string, string[]>)[];
  const stories = table.flatMap((story) =>
    typeof story === 'string' ? [story, ...inOtherMode(story)] : waysThrough(story),
  );
  return stories.map((story) => parseSteps(story, files));
}

/** Every way through the alternatives of a story. */
function waysThrough(parts: Record<string, string[]>): string[] {
  const [first = [], ...rest] = Object.values(parts);
  return rest.reduce((ways, next) => ways.flatMap((way) => next.map((one) => `${way} · ${one}`)), first);
}

/** What is true of one mode of training is true of the other; alternatives name theirs. */
function inOtherMode(story: string): string[] {
  const hasOneMode = /\bbegins\b/.test(story) && !/\b(lora|times|wait fast)\b/.test(story);
  return hasOneMode ? [story.replaceAll(/\bbegins training (\S+)/g, 'begins training $1 mode lora')] : [];
}
