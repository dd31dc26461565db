import { ADA, ADA_STYLE } from './ada.ts';
import { runningTrainingId, runningTriggerWord } from './people.ts';

const MINUTE_MS = 60_000;

/** What Ada's own device may remember, by the names of the app's storage; times in simulated ms since the epoch. */
export const RECENT_JOBS = [
  { id: 'job_running', goal: 'reel' },
  { id: 'job_complete', goal: 'commercial' },
  { id: 'job_error', goal: 'ai_twin' },
];

export const STARTED_CHECKOUT = { 'started-checkouts': [{ id: 'scenario', tier: 'starter' }] };

export const savedStyle = (now: number) => ({
  'style-profile': { profile: ADA_STYLE, savedSamples: 2, savedAt: now - 60 * MINUTE_MS },
});

export const posts = (now: number) => ({
  posts: [
    {
      id: 'scenario',
      topic: 'We moved into a new studio',
      platform: 'linkedin',
      post: 'New walls, same people.\n\nWe moved into a new studio this week, and the team has already found the best light.',
      createdAt: now - 30 * MINUTE_MS,
    },
  ],
});

const READING = {
  ok: true,
  analysis: {
    caption: 'A person in a red coat in front of a brick wall',
    hair: { style: 'long and straight', color: 'black', texture: 'smooth' },
    clothing: { garment: 'coat', color: 'red', pattern: 'plain', fabric: 'wool' },
    background: { setting: 'a brick wall', colors: ['brick red', 'grey'], elements: ['a street lamp'] },
    lighting: 'soft light from the left',
    composition: 'half-length, centred',
    style_tags: ['portrait', 'editorial', 'autumn'],
  },
  prompts: {
    sdxl: {
      positive: 'portrait, red wool coat, brick wall, soft light',
      negative: 'blurry, text, extra hands',
    },
    flux: {
      prompt: 'A half-length portrait in a red wool coat in front of a brick wall, soft light from the left',
    },
    midjourney: { prompt: 'portrait in a red wool coat, brick wall, soft light --ar 1:1' },
  },
};

export const READ_PICTURE = { 'image-reading': { fileName: 'coat.jpg', answer: READING } };

/** The app's journal of a training that was requested on this device and is still running. */
export function trainingJournal(startedAt: number, mode: 'fast' | 'lora' = 'fast') {
  const open = {
    id: runningTrainingId(ADA.userId),
    mode,
    step: 'running',
    knownTwins: null,
    startedAt,
    triggerWord: runningTriggerWord(ADA.name),
  };
  return { training: { open, refunds: [] } };
}
