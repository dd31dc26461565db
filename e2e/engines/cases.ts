import {
  IMAGE_COST_CREDITS,
  MAX_REFERENCE_PHOTOS,
  MAX_TRAINING_PHOTOS,
  MIN_REFERENCE_PHOTOS,
  MIN_TRAINING_PHOTOS,
  PLANS,
  RECOMMENDED_TRAINING_PHOTOS,
  TRAINING_COST_CREDITS,
  TRAINING_DURATION_MS,
} from '#openapi/limits.gen.ts';
import { creditsOf } from '../credits-of.ts';
import type { Person, Place } from './person.ts';

/** The servers and files of a case. */
export interface World {
  /** Opens the live build, its server in a named state (docs/states.gen.md). */
  opensLive(path: string, scenario: string): Promise<void>;
  /** Opens the demo in a named state. @param speed how many times as fast simulated time runs */
  opensDemo(path: string, scenario: string, speed?: number): Promise<void>;
  /** Lets time pass on the live build's server. */
  passTime(milliseconds: number): Promise<void>;
  /** Paths of photos. */
  photos(count: number): readonly string[];
  document: string;
}

export interface Case {
  target: 'live' | 'demo';
  title: string;
  play(me: Person, world: World): Promise<void>;
}

/** A fast training takes half a second. */
const SPEED = TRAINING_DURATION_MS.fast / 500;
const ENOUGH = `${MIN_TRAINING_PHOTOS}/${MAX_TRAINING_PHOTOS} photos`;
const PLENTY = `${RECOMMENDED_TRAINING_PHOTOS.min}/${MAX_TRAINING_PHOTOS} photos`;
const PAY = `Pay $${PLANS.creator.priceUsd.toFixed(2)}`;

/** The main journeys, played in every engine; `npm test` plays them in Chromium. */
export const JOURNEYS: readonly Case[] = [
  {
    target: 'live',
    title: 'a new creator signs in, trains a twin, makes a picture and downloads it',
    async play(me, world) {
      await world.opensLive('/', 'signed-out');
      await me.presses('link', 'Sign In');
      await me.presses('link', /^Nia/);
      await me.isAt(/^\/studio$/);
      await me.sees(creditsOf('new-creator'));
      await me.gives('Training photos', world.photos(MIN_TRAINING_PHOTOS));
      await me.sees(ENOUGH);
      await me.reloads();
      await me.sees(ENOUGH);
      await me.presses('button', 'Fast Training');
      await me.sees(creditsOf('new-creator', -TRAINING_COST_CREDITS.fast));
      await me.sees('You can leave; the training continues.');
      await me.reloads();
      await me.sees('You can leave; the training continues.');
      await world.passTime(TRAINING_DURATION_MS.fast + 5_000);
      await me.presses('button', 'Check now');
      await me.seesPart('heading', /^Meet NIA/);
      await me.sees('Your twins, $2 spent');
      await makesPicture(me);
      await me.sees(creditsOf('new-creator', -TRAINING_COST_CREDITS.fast - IMAGE_COST_CREDITS));
      await me.presses('button', 'Fullscreen');
      await me.seesPart('dialog', /./);
      await me.types(['Escape']);
      await me.hasFocusOn('button', 'Fullscreen');
      await me.reloads();
      await me.sees(creditsOf('new-creator', -TRAINING_COST_CREDITS.fast - IMAGE_COST_CREDITS));
      await me.presses('link', 'Sign Out');
      // The landing is shown at once; the server's answer changes the address.
      await me.isAt(/^\/$/);
      await me.seesPart('link', 'Sign In');
      await me.opens('/studio');
      await me.seesPart('link', 'Sign In');
    },
  },
  {
    target: 'live',
    title: 'a declined card costs nothing; another one pays for a plan, and its credits arrive',
    async play(me, world) {
      await world.opensLive('/studio', 'low-credits');
      await me.sees(creditsOf('low-credits'));
      await me.presses('link', 'Buy More');
      await me.presses('button', 'Choose Creator');
      await me.sees('Pay for the Creator plan');
      await fillsCard(me, '4000000000000002');
      await me.presses('button', PAY);
      await me.sees('This card was declined');
      await me.presses('button', 'Cancel and go back');
      await me.isAt(/^\/checkout\/cancel$/);
      await me.sees(/no charges/i);
      await me.opens('/studio');
      await me.sees(creditsOf('low-credits'));
      await me.presses('link', 'Buy More');
      await me.presses('button', 'Choose Creator');
      await fillsCard(me, '4242424242424242');
      await me.presses('button', PAY);
      await me.sees('Payment Successful');
      await world.passTime(5_000);
      await me.opens('/studio');
      await me.sees(creditsOf('low-credits', PLANS.creator.credits));
    },
  },
  {
    target: 'live',
    title: 'a short reel is ordered, followed to its end and downloaded; a twin video takes its photos along',
    async play(me, world) {
      await world.opensLive('/dashboard', 'creator');
      await me.presses('button', /Create Short Reel/);
      const reel = { role: 'dialog', name: 'Create Short Reel' } as const;
      await writesBrief(me, reel);
      await me.presses('button', 'Create job', reel);
      await me.isAt(/^\/job\/job_/);
      await me.sees('Job Created Successfully');
      await world.passTime(20 * 60_000);
      await me.sees(/Downloads/);
      await me.sees('100%');
      await me.seesVideo();
      await me.presses('button', /^Download video/);
      await me.hasSaved(/\.(webm|mp4)$/);
      await me.reloads();
      await me.sees(/Downloads/);

      await me.presses('link', 'Dashboard');
      await me.sees('Three things about a studio');
      await me.presses('button', /^Create AI Twin/);
      const twin = { role: 'dialog', name: 'Create AI Twin' } as const;
      await writesBrief(me, twin);
      await me.presses('button', 'Add Photo', twin);
      const upload = { role: 'dialog', name: 'Add Photo' } as const;
      for (const [index, photo] of world.photos(MIN_REFERENCE_PHOTOS).entries()) {
        await me.gives('Photo', [photo]);
        await me.presses('button', 'Upload', upload);
        await me.sees(`${index + 1}/${MAX_REFERENCE_PHOTOS} photos uploaded`);
      }
      await me.presses('button', 'Done', upload);
      await me.presses('button', 'Create job', twin);
      await me.isAt(/^\/job\/job_/);
    },
  },
  {
    target: 'live',
    title: 'a post is written in a style learnt from samples, and a picture read into prompts',
    async play(me, world) {
      await world.opensLive('/studio', 'creator');
      await me.presses('button', /Train your writing style/);
      await me.writes('Samples of your writing', 'We opened at nine.');
      await me.gives('Documents', [world.document]);
      await me.sees('newsletter.txt');
      await me.presses('button', 'Analyze Writing Style');
      await me.seesPart('region', 'Style profile');
      await me.writes('Topic', 'The kiln is warm again');
      await me.presses('button', 'Generate Post');
      await me.seesPart('article', /^Preview on/);
      await me.presses('button', /Reverse prompt/);
      await me.gives('Reference image', world.photos(1));
      await me.sees('portrait-01.png');
      await me.presses('button', 'Extract Prompts');
      await me.presses('button', 'Use This Prompt');
      await me.sees('Will be sent');
    },
  },
  {
    target: 'demo',
    title: 'a twin is trained and a picture made by keyboard alone',
    async play(me, world) {
      await world.opensDemo('/', 'signed-out', SPEED);
      await me.tabsTo('link', 'Sign In');
      await me.types(['Enter']);
      await me.tabsTo('link', /^Nia/);
      await me.types(['Enter']);
      await me.sees('Upload your photos');
      // No driver can press keys in the system's file chooser.
      await me.tabsTo('button', /^Choose photos/);
      await me.gives('Training photos', world.photos(MIN_TRAINING_PHOTOS));
      await me.sees(ENOUGH);
      await me.tabsTo('button', 'Fast Training');
      await me.types(['Enter']);
      await me.seesPart('heading', /^Meet NIA/);
      await me.tabsTo('textbox', /^Your prompt/);
      await me.types(['r', 'e', 'a', 'd', 'i', 'n', 'g']);
      await me.tabsTo('button', 'Generate Image (FREE)');
      await me.types(['Enter']);
      await me.seesPart('button', 'Download');
      await me.tabsTo('button', 'Download');
      await me.types(['Enter']);
      await me.hasSaved(/\.png$/);
      await me.tabsTo('button', 'Fullscreen');
      await me.types(['Enter']);
      await me.seesPart('dialog', /./);
      await me.types(['Escape']);
      await me.hasFocusOn('button', 'Fullscreen');
    },
  },
  {
    target: 'demo',
    title: 'a form is left by Escape, and a job is created, by keyboard alone',
    async play(me, world) {
      await world.opensDemo('/dashboard', 'creator');
      await me.sees(creditsOf('creator'));
      await me.tabsTo('button', /^Create Commercial/);
      await me.types(['Enter']);
      await me.hasFocusOn('dialog', 'Create Commercial');
      await me.types(['Escape']);
      await me.hasFocusOn('button', /^Create Commercial/);
      await me.tabsTo('button', /^Create Short Reel/);
      await me.types(['Space']);
      await me.seesPart('dialog', 'Create Short Reel');
      await me.tabsTo('textbox', /^Brand vibe and guidelines/);
      await me.types(['W', 'a', 'r', 'm']);
      await me.tabsTo('textbox', /^Script idea or product description/);
      await me.types(['K', 'e', 't', 't', 'l', 'e']);
      await me.tabsTo('radio', /./);
      await me.types(['ArrowRight']);
      await me.tabsTo('button', 'Create job');
      await me.types(['Enter']);
      await me.isAt(/^\/job\/job_/);
      await me.hasFocusOn('heading', /./);
    },
  },
];

/** Features that engines implement differently. */
export const UPLOADS_AND_VIDEO: readonly Case[] = [
  {
    target: 'demo',
    title: 'the video of a finished job plays, and is downloaded',
    async play(me, world) {
      await world.opensDemo('/job/job_complete', 'job-complete');
      await me.seesVideo();
      await me.presses('button', /^Download video/);
      await me.hasSaved(/\.(webm|mp4)$/);
    },
  },
  {
    target: 'demo',
    title: 'photos that were read back after a reload are trained',
    async play(me, world) {
      await world.opensDemo('/studio', 'new-creator', SPEED);
      await me.gives('Training photos', world.photos(MIN_TRAINING_PHOTOS));
      await me.sees(ENOUGH);
      await me.reloads();
      await me.sees(ENOUGH);
      await trains(me);
    },
  },
  {
    target: 'demo',
    title: 'pasted photos are trained',
    async play(me, world) {
      await world.opensDemo('/studio', 'new-creator', SPEED);
      await me.sees('Upload your photos');
      await me.pastes(world.photos(MIN_TRAINING_PHOTOS));
      await me.sees(ENOUGH);
      await trains(me);
    },
  },
  {
    target: 'demo',
    title: 'the director’s sample photos are trained',
    async play(me, world) {
      await world.opensDemo('/studio', 'new-creator', SPEED);
      await me.sees('Upload your photos');
      await me.types(['`'], ['Control']);
      await me.presses('tab', 'Control');
      await me.presses('button', `${RECOMMENDED_TRAINING_PHOTOS.min} portraits`);
      await me.sees(PLENTY);
      await me.types(['Escape']);
      await trains(me);
    },
  },
  {
    target: 'demo',
    title: 'photos that a scenario has put there are trained',
    async play(me, world) {
      await world.opensDemo('/studio', 'photos-perfect', SPEED);
      await me.sees(PLENTY);
      await trains(me);
    },
  },
];

async function trains(me: Person): Promise<void> {
  await me.presses('button', 'Fast Training');
  await me.seesPart('heading', /^Meet NIA/);
}

/** Makes a picture, and downloads it as a PNG of 1024 pixels. */
async function makesPicture(me: Person): Promise<void> {
  await me.writes('Your prompt', 'on a Lisbon rooftop');
  await me.presses('button', 'Generate Image (FREE)');
  await me.presses('button', 'Download');
  const png = await me.hasSaved(/\.png$/);
  if (png.toString('latin1', 1, 4) !== 'PNG' || png.readUInt32BE(16) !== 1024)
    throw new Error('The saved file is not a PNG of 1024 pixels.');
}

async function writesBrief(me: Person, form: Place): Promise<void> {
  await me.writes(/^Brand vibe and guidelines/, 'Warm and dry', form);
  await me.writes(/^Script idea or product description/, 'Three things about a studio', form);
}

async function fillsCard(me: Person, number: string): Promise<void> {
  await me.writes('Card number', number);
  await me.writes('Expiry', '1230');
  await me.writes('CVC', '123');
}
