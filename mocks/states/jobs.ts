import {
  EXAMPLE_JOB,
  MAX_BRAND_LENGTH,
  MAX_IDEA_LENGTH,
  MAX_REFERENCE_PHOTOS,
  MIN_REFERENCE_PHOTOS,
} from '#openapi/limits.gen.ts';
import type { Row } from '../db/schema.ts';
import type { Fault } from '../server/faults.ts';
import { ada, type AdaVariation } from './ada.ts';
import languages from './languages.json' with { type: 'json' };
import { fails, type Persona, sessionEndsAt, type StateEntry, statesOf } from './state.ts';
import { choose, device, dialog, line, part, click, see, text, type, type StateStep } from './steps.ts';
import { templates } from './templates.ts';

const open = (title: string): StateStep[] => [
  click('button', 'Create'),
  click('button', title, part('banner', '')),
  see('dialog', title),
];
const brief: StateStep[] = [
  type('Brand vibe and guidelines', 'Warm and dry'),
  type('Script idea or product description', 'A candle that smells of rain'),
];
const submit = click('button', 'Create job');
const addPhoto = part('dialog', 'Add Photo');
const upload: StateStep[] = [
  ...open('Create AI Twin'),
  click('button', 'Add Photo'),
  choose('Photo', { photos: 1 }),
  see('button', 'Remove', addPhoto),
  click('button', 'Upload', addPhoto),
];

const toWork = part('heading', /to work/);
const offline = text('You are offline.');

type Job = Row<'jobs'>;

/** Ada with other jobs. */
const adaWithJobs = (change: (jobs: readonly Job[]) => Job[]): Persona => ({
  ...ada(),
  rows(now, state) {
    const rows = ada().rows(now, state);
    return { ...rows, jobs: change(rows.jobs ?? []) };
  },
});
const MANY = 50;
/** The three example jobs with their ids, and copies of them with new ids. */
const manyJobs = adaWithJobs((jobs) =>
  Array.from({ length: MANY / jobs.length + 1 }, () => jobs)
    .flat()
    .slice(0, MANY)
    .map((job, index) => ({
      ...job,
      id: jobs[index]?.id ?? `job_${index + 1}`,
      brief: { ...job.brief, idea: templates[index % templates.length]?.name ?? '' },
    })),
);
const manyLanguages = adaWithJobs((jobs) =>
  jobs.map((job, index) => {
    const { idea = '', brand = '' } = Object.values(languages)[index] ?? {};
    return { ...job, brief: { ...job.brief, idea, brand } };
  }),
);

/** The states of the dashboard. */
export const dashboardStates = statesOf(
  { area: 'Dashboard', path: '/dashboard', from: 'creator', section: '§2.4' },
  {
    'recent-jobs': {
      title: 'Recent jobs',
      sentence: 'The dashboard with a running, a finished and a failed job.',
      device: { stores: ['jobs'] },
      shows: part('link', /reel/i),
    },
    'dashboard-newcomer': {
      title: 'For a newcomer, with the claims',
      from: 'new-creator',
      shows: toWork,
      isWhole: true,
    },
    'dashboard-creator': { title: 'With twins', shows: toWork },
    'dashboard-job': {
      title: 'With a running job',
      from: 'job-running',
      steps: [see('heading', /to work/)],
      shows: part('link', /reel/i),
    },
    'dashboard-job-failed': {
      title: 'With a job that failed',
      from: 'job-error',
      steps: [see('heading', /to work/)],
      shows: part('link', /twin/i, part('region', /Recent|Latest/)),
    },
    'dashboard-many-jobs': {
      title: `${MANY} recent jobs`,
      user: manyJobs,
      device: { stores: ['jobs'] },
      steps: [click('button', /more|older/i), see('link', /reel/i)],
      shows: part('region', /Recent/),
    },
    'dashboard-languages': {
      title: 'Jobs in Arabic, Chinese and emoji',
      user: manyLanguages,
      device: { stores: ['jobs'] },
      steps: [see('heading', /to work/)],
      shows: part('region', /Recent/),
    },
    'dashboard-offline': {
      title: 'Connection lost on the dashboard',
      section: '§8.1',
      from: 'recent-jobs',
      steps: [see('link', /reel/i), line('offline')],
      shows: offline,
    },
    'create-menu': {
      title: 'The Create menu',
      steps: [click('button', 'Create')],
      shows: part('button', 'Create Short Reel'),
    },
  },
);

const opened = (title: string) => ({ title, steps: open(title), shows: dialog(title) });

/** The states of the form for a new job. */
export const createStates = statesOf(
  { area: 'Create content', path: '/dashboard', from: 'creator', section: '§2.7' },
  {
    'create-commercial': opened('Create Commercial'),
    'create-twin': opened('Create AI Twin'),
    'create-photoshoot': opened('Pic to Image'),
    'create-reel': opened('Create Short Reel'),
    'create-filled': {
      title: 'Filled in, for YouTube',
      steps: [...open('Create Commercial'), click('radio', 'YouTube', dialog('Create Commercial')), ...brief],
      shows: dialog('Create Commercial'),
    },
    'create-languages': {
      title: 'Filled in, in Arabic and Chinese',
      steps: [
        ...open('Create Commercial'),
        type('Brand vibe and guidelines', languages.chinese.brand),
        type('Script idea or product description', languages.arabic.idea),
      ],
      shows: dialog('Create Commercial'),
    },
    'create-large-text': {
      title: 'With text of 200 %',
      steps: [...open('Create Commercial'), device('with-large-text')],
      shows: dialog('Create Commercial'),
    },
    'create-missing': {
      title: 'Missing Information',
      section: '§5.1',
      steps: [...open('Create Commercial'), submit],
      shows: text('Tell us the idea.'),
    },
    'create-photos-required': {
      title: 'Reference Photos Required',
      section: '§5.2',
      steps: [...open('Create AI Twin'), ...brief, submit],
      shows: text(new RegExp(`${MIN_REFERENCE_PHOTOS} more needed`)),
    },
    'create-add-photo': {
      title: 'Add Photo',
      section: '§5.3',
      steps: [...open('Create AI Twin'), click('button', 'Add Photo')],
      shows: addPhoto,
    },
    'create-photo-chosen': {
      title: 'A reference photo is chosen',
      section: '§5.3',
      steps: [...open('Create AI Twin'), click('button', 'Add Photo'), choose('Photo', { photos: 1 })],
      shows: part('button', 'Upload', addPhoto),
    },
    'create-photo-added': {
      title: `Photo Uploaded: 1 of ${MAX_REFERENCE_PHOTOS}`,
      section: '§8.11',
      steps: [...upload, see('button', 'Done', addPhoto), click('button', 'Done', addPhoto)],
      shows: part('button', /^Remove photo 1/),
    },
    'create-upload-error': {
      title: 'Upload Error',
      sentence: 'No reference photo can be uploaded.',
      section: '§8.10',
      faults: [fails('createUpload', 500)],
      steps: upload,
      shows: text('Upload Error'),
    },
    'create-creating': {
      title: 'Creating...',
      section: '§4.4',
      faults: [{ operation: 'createJob', kind: 'hang' }],
      steps: [...open('Create Commercial'), ...brief, submit],
      shows: part('button', 'Creating...'),
    },
    'create-session-ended': {
      title: 'The session ended in a form',
      sentence: 'Create returns 401: the landing says so, and the brief is stored for the next sign-in.',
      section: '§4.1',
      faults: sessionEndsAt('createJob'),
      steps: [...open('Create Commercial'), ...brief, submit],
      shows: text(/Your session ended/),
    },
    'create-failed': {
      title: 'Error Creating Job',
      sentence: 'No job can be created.',
      section: '§8.9',
      faults: [fails('createJob', 400, { body: { error: 'No such goal.' } })],
      steps: [...open('Create Commercial'), ...brief, submit],
      shows: text(/^No such goal\./),
    },
  },
);

const pipeline = part('region', 'Pipeline');
const LONG_WORDS = `${'Donaudampfschifffahrt'.repeat(6)} `.padEnd(
  MAX_IDEA_LENGTH,
  'warm, honest, a little dry and ',
);
const LONG_SCRIPT = Array.from(
  { length: 40 },
  (_, index) => `SCENE ${index + 1}. ${templates[index % templates.length]?.prompt}`,
).join('\n\n');
const SCRIPT =
  'OPEN on a detail.\nNARRATOR: You will know it when you see it.\nEND CARD: one line, nothing else.';
const JOBS_FAIL: Fault = { operation: 'createJob', kind: 'outcome', outcome: { failsAt: 'VOICE' } };

type JobState = Omit<StateEntry, 'area' | 'section'>;

/** The running job of the contract's examples, at a step. */
function jobAt(step: AdaVariation['step'], title: string, sentence: string): JobState {
  return { title, sentence, path: '/job/job_running', user: ada({ step }), shows: pipeline };
}

/** The finished job of the contract's examples, with changes. */
function finishedAs(
  title: string,
  sentence: string,
  { brief, ...job }: Partial<Omit<Job, 'brief'>> & { brief?: Partial<Job['brief']> } = {},
): JobState {
  return {
    title,
    sentence,
    path: '/job/job_complete',
    user: adaWithJobs((jobs) =>
      jobs.map((example) => ({ ...example, ...job, id: example.id, brief: { ...example.brief, ...brief } })),
    ),
    shows: part('heading', /Downloads/),
    isWhole: true,
  };
}

/** A job whose response from the server has these fields. */
function jobWithResponse(title: string, sentence: string, response: object): JobState {
  const { goal, ...input } = EXAMPLE_JOB;
  const body = {
    id: 'job_complete',
    goal,
    input,
    createdAt: '2026-11-22T08:04:00Z',
    updatedAt: '2026-11-22T08:12:30Z',
    ...response,
  };
  return {
    title,
    sentence,
    path: '/job/job_complete',
    user: ada(),
    faults: [{ operation: 'getJob', kind: 'body', body }],
    shows: part('heading', 'Details'),
    isWhole: true,
  };
}

/** The states of the job page. */
export const jobStates = statesOf(
  { area: 'Job', section: '§4.2' },
  {
    'job-queued': jobAt('queue', 'Job queued', 'A reel waits for its first step: PENDING.'),
    'job-script': jobAt('SCRIPT', 'Script', 'The script of a reel is being written.'),
    'job-voice': jobAt('VOICE', 'Voice', 'The voice of a reel is being generated.'),
    'job-running': {
      ...jobAt('AVATAR', 'Job running', 'A reel is being generated: /job/job_running.'),
      signIn: 'moments',
      device: { stores: ['job_running'] },
      isWhole: true,
    },
    'job-broll': jobAt('BROLL', 'B-roll', 'The B-roll of a reel is being generated.'),
    'job-edit': jobAt('EDIT', 'Edit', 'A reel is being edited.'),
    'job-captions': jobAt('CAPTIONS', 'Captions', 'A reel gets its captions.'),
    'job-schedule': jobAt('SCHEDULE', 'Schedule', 'A reel is being scheduled, the last step.'),
    'job-complete': {
      ...finishedAs('Job finished', 'A commercial is ready to download: /job/job_complete.'),
      words: 'video finished film done download',
      signIn: 'moments',
      device: { stores: ['job_complete'] },
    },
    'job-error': {
      title: 'Job failed',
      sentence: 'A video failed at its voice step: /job/job_error. New jobs fail there as well.',
      path: '/job/job_error',
      user: ada(),
      signIn: 'trouble',
      faults: [JOBS_FAIL],
      device: { stores: ['job_error'] },
      shows: part('button', 'Create again with the same brief'),
      isWhole: true,
    },
    'job-landscape': finishedAs(
      'Finished, in landscape',
      'A finished commercial for YouTube, in 16:9: its film is wider.',
      { brief: { platform: 'youtube', ratio: '16:9' } },
    ),
    'job-longest': finishedAs(
      'The longest brief',
      'A job whose brand and idea fill their fields, with a word longer than a line.',
      { brief: { brand: LONG_WORDS.slice(0, MAX_BRAND_LENGTH), idea: LONG_WORDS } },
    ),
    'job-long-script': finishedAs('A long script', 'A finished reel whose script has forty scenes.', {
      goal: 'reel',
      brief: { idea: LONG_SCRIPT },
    }),
    'job-languages': finishedAs('A job in Arabic', 'Its brief and its script are in Arabic.', {
      brief: { idea: languages.arabic.text, brand: languages.arabic.brand },
    }),
    'job-asset-missing': finishedAs(
      'Finished without its thumbnail',
      'Everything but the thumbnail was delivered: the player shows the first frame.',
      { lacks: 'thumbnailUrl' },
    ),
    'job-film-missing': jobWithResponse(
      'Finished without its film',
      'Only the script was delivered: the frame shows the brief.',
      { status: 'COMPLETE', next: 'DONE', assets: { script: SCRIPT } },
    ),
    'job-film-unplayable': jobWithResponse(
      'A film that cannot be played',
      'The browser cannot play the file, but offers its download.',
      { status: 'COMPLETE', next: 'DONE', assets: { script: SCRIPT, finalVideoUrl: '/film.mov' } },
    ),
    'job-download-refused': {
      title: 'A download is refused',
      from: 'job-film-unplayable',
      steps: [click('button', 'Download video')],
      shows: text(/Not available for this job: /),
    },
    'job-large-text': {
      title: 'With text of 200 %',
      from: 'job-complete',
      steps: [see('heading', /Downloads/), device('with-large-text')],
      shows: part('heading', /Downloads/),
    },
    'job-overdue': jobWithResponse('A stuck job', 'Still editing after more than an hour.', {
      status: 'IN_PROGRESS',
      next: 'EDIT',
      assets: {},
    }),
    'job-reconnecting': {
      title: 'Reconnecting',
      sentence: 'The last update failed; the job stays on screen.',
      from: 'job-running',
      faults: [{ operation: 'getJob', kind: 'network', skip: 1 }],
      shows: text('Reconnecting…'),
    },
    'job-offline': {
      title: 'Connection lost on a job’s page',
      section: '§8.1',
      from: 'job-running',
      steps: [see('region', 'Pipeline'), line('offline')],
      shows: offline,
    },
    'job-of-others': {
      title: 'A job of another user',
      sentence: 'Noor opens a link to Ada’s job: the server returns 404.',
      section: '§8.12',
      path: '/job/job_complete',
      from: 'no-credits',
      shows: part('heading', 'Job Not Found'),
    },
    'job-not-found': {
      title: 'Job not found',
      sentence: 'A job that does not exist, or was deleted.',
      section: '§8.12',
      path: '/job/job_missing',
      user: ada(),
      shows: part('heading', 'Job Not Found'),
    },
    'job-loading': {
      title: 'Loading',
      section: '§2.6',
      from: 'job-running',
      faults: [{ operation: 'getJob', kind: 'hang' }],
      shows: text('Loading the job…'),
    },
    'job-new': {
      title: 'Just created',
      path: '/dashboard',
      from: 'creator',
      steps: [...open('Create Commercial'), ...brief, submit],
      shows: pipeline,
    },
    'job-again': {
      title: 'Create again with the same brief',
      from: 'job-error',
      steps: [click('button', /same brief/)],
      shows: text('Filled in from the earlier job'),
    },
    'job-unread': {
      title: 'Job unavailable',
      section: '§8.1',
      from: 'job-running',
      faults: [fails('getJob', 500)],
      shows: part('button', /again/i),
    },
  },
);
