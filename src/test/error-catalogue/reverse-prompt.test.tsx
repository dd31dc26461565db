import { ACTIONS, extractButton, reverse } from './actions.ts';
import { testEntry } from './check-entry.ts';
import { answered, describeFailures } from './check-failure.ts';

testEntry('No Image Selected: reverse prompt needs an image (§5.6), without one', {
  button: extractButton,
  toast: { title: 'No Image Selected', text: 'Choose a reference image first.', variant: 'default' },
  where: reverse,
});

describeFailures('Analysis Failed (Failed to analyze image) (§8.6)', ACTIONS['reading a picture'], [
  answered('the answer says nothing', {}, 'Failed to analyze image'),
  answered('the server says why in a 200', { ok: false, error: 'Nobody is in it.' }, 'Nobody is in it.'),
]);
