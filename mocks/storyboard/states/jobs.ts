import { statesOf } from '../screen-state.ts';
import { choose, dialog, part, press, see, text, type, type Step } from '../steps.ts';

const open = (title: string): Step[] => [
  press('button', 'Create'),
  press('button', title, part('banner', '')),
  see('dialog', title),
];
const brief: Step[] = [
  type('Brand vibe and guidelines', 'Warm and dry'),
  type('Script idea or product description', 'A candle that smells of rain'),
];
const submit = press('button', 'Create job');
const addPhoto = part('dialog', 'Add Photo');
const upload: Step[] = [
  ...open('Create AI Twin'),
  press('button', 'Add Photo'),
  choose('Photo', { photos: 1 }),
  see('button', 'Remove', addPhoto),
  press('button', 'Upload', addPhoto),
];

/** Dashboard, the creation modal and the job page. */
export const dashboardStates = statesOf(
  { group: 'Dashboard', path: '/dashboard', scenario: 'creator', section: '§2.4' },
  {
    'dashboard-newcomer': {
      title: 'For a newcomer, with the claims',
      scenario: 'new-creator',
      shows: part('heading', /to work/),
      isWhole: true,
    },
    'dashboard-creator': {
      title: 'For somebody with twins',
      shows: part('heading', /to work/),
    },
    'dashboard-job': {
      title: 'With a job in the making',
      scenario: 'job-running',
      steps: [see('heading', /to work/)],
      shows: part('link', /reel/i),
    },
    'dashboard-job-failed': {
      title: 'With a job that failed',
      scenario: 'job-error',
      steps: [see('heading', /to work/)],
      shows: part('link', /twin/i, part('region', /Recent|Latest/)),
    },
    'create-menu': {
      title: 'The Create menu',
      steps: [press('button', 'Create')],
      shows: part('button', 'Create Short Reel'),
    },
  },
);

export const createStates = statesOf(
  { group: 'Create content', path: '/dashboard', scenario: 'creator', section: '§2.7' },
  {
    'create-commercial': {
      title: 'Create Commercial',
      steps: open('Create Commercial'),
      shows: dialog('Create Commercial'),
    },
    'create-twin': {
      title: 'Create AI Twin, with reference photos',
      steps: open('Create AI Twin'),
      shows: dialog('Create AI Twin'),
    },
    'create-photoshoot': {
      title: 'Pic to Image',
      steps: open('Pic to Image'),
      shows: dialog('Pic to Image'),
    },
    'create-reel': {
      title: 'Create Short Reel',
      steps: open('Create Short Reel'),
      shows: dialog('Create Short Reel'),
    },
    'create-filled': {
      title: 'Filled in, for YouTube',
      steps: [...open('Create Commercial'), press('radio', 'YouTube', dialog('Create Commercial')), ...brief],
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
      shows: text(/3 more needed/),
    },
    'create-add-photo': {
      title: 'Add Photo',
      section: '§5.3',
      steps: [...open('Create AI Twin'), press('button', 'Add Photo')],
      shows: addPhoto,
    },
    'create-photo-chosen': {
      title: 'A reference photo is chosen',
      section: '§5.3',
      steps: [...open('Create AI Twin'), press('button', 'Add Photo'), choose('Photo', { photos: 1 })],
      shows: part('button', 'Upload', addPhoto),
    },
    'create-photo-added': {
      title: 'Photo Uploaded: one of ten',
      section: '§8.11',
      steps: [...upload, see('button', 'Done', addPhoto), press('button', 'Done', addPhoto)],
      shows: part('button', /^Remove photo 1/),
    },
    'create-upload-error': {
      title: 'Upload Error',
      section: '§8.10',
      faults: [{ operation: 'createUpload', kind: 'status', status: 500 }],
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
    'create-failed': {
      title: 'Error Creating Job',
      section: '§8.9',
      faults: [{ operation: 'createJob', kind: 'status', status: 400, body: { error: 'No such goal.' } }],
      steps: [...open('Create Commercial'), ...brief, submit],
      shows: text('No such goal.'),
    },
  },
);

export const jobStates = statesOf(
  { group: 'Job', section: '§4.2' },
  {
    'job-loading': {
      title: 'Loading',
      section: '§2.6',
      path: '/job/job_running',
      scenario: 'job-running',
      faults: [{ operation: 'getJob', kind: 'hang' }],
      shows: text('Loading the job…'),
    },
    'job-new': {
      title: 'Just created',
      path: '/dashboard',
      scenario: 'creator',
      steps: [...open('Create Commercial'), ...brief, submit],
      shows: part('region', 'Pipeline'),
    },
    'job-in-progress': {
      title: 'In the middle of the pipeline',
      path: '/job/job_running',
      scenario: 'job-running',
      shows: part('region', 'Pipeline'),
      isWhole: true,
    },
    'job-done': {
      title: 'Complete, with downloads',
      path: '/job/job_complete',
      scenario: 'job-complete',
      shows: part('heading', /Downloads/),
      isWhole: true,
    },
    'job-failed': {
      title: 'Failed while the voice was made',
      path: '/job/job_error',
      scenario: 'job-error',
      shows: text(/same brief/),
      isWhole: true,
    },
    'job-again': {
      title: 'Create again with the same brief',
      path: '/job/job_error',
      scenario: 'job-error',
      steps: [press('button', /same brief/)],
      shows: text('Filled in from the earlier job'),
    },
    'job-not-found': {
      title: 'Job Not Found',
      section: '§8.12',
      path: '/job/job_nowhere',
      scenario: 'creator',
      shows: part('heading', 'Job Not Found'),
    },
    'job-unread': {
      title: 'The job cannot be read',
      section: '§8.1',
      path: '/job/job_running',
      scenario: 'job-running',
      faults: [{ operation: 'getJob', kind: 'status', status: 500 }],
      shows: part('button', /again/i),
    },
  },
);
