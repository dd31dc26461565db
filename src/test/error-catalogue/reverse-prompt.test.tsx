import { ACTIONS, extractButton, reverse } from './actions.ts';
import { describeEntry } from './check-entry.ts';
import { describeFailures } from './check-failure.ts';

describeEntry('No Image Selected: reverse prompt needs an image (§5.6)', [
  {
    when: 'without one',
    button: extractButton,
    toast: { title: 'No Image Selected', text: 'Choose a reference image first.', variant: 'default' },
    where: reverse,
  },
]);

describeFailures('Analysis Failed (Failed to analyze image) (§8.6)', ACTIONS['reading a picture'], [
  ['the answer says nothing', { kind: 'body', body: {} }, 'Failed to analyze image'],
  [
    'the server says why in a 200',
    { kind: 'body', body: { ok: false, error: 'Nobody is in it.' } },
    'Nobody is in it.',
  ],
  [
    'the image is refused',
    { kind: 'status', status: 415, body: { error: 'Only PNG can be used.' } },
    '415: Only PNG can be used.',
  ],
]);
