import { rowsOf } from './row.ts';

const CHECKOUT = 'Checkout Failed: the error message, or Failed to start checkout. Please try again.';
const VALIDATION =
  'Photo Validation Failed: server details joined by lines, plus Photo Quality Tips pointing to console guidelines';
const TRAINING = 'Training Failed: message plus Your 200 credits have been refunded.';
const NOT_FOUND = "Job Not Found: The job you're looking for doesn't exist or has been deleted.";

/** Section 8: the error catalogue. */
export const ERRORS = rowsOf(8, {
  'src/shared/api/client.test.ts': [
    [
      'Status code, colon, space, body text',
      'Any non-success response is an error > says status, colon, space, body',
    ],
    [
      'Or status text if empty',
      'Any non-success response is an error > says the status text when the body is empty, even where the protocol carries none',
    ],
  ],
  'src/test/error-catalogue/checkout.test.tsx': [
    ['Checkout Failed (destructive): the error message', `${CHECKOUT} > when the server says why`],
    ['Or Failed to start checkout. Please try again.', `${CHECKOUT} > when there is no url in the answer`],
  ],
  'src/test/error-catalogue/training.test.tsx': [
    ['Photo Validation Failed, Photo Quality Tips', `${VALIDATION} > when some photos cannot be used`],
    [
      'Upload error falls back to Failed to upload photos for training',
      `${TRAINING} > when the photos are refused without details (Failed to upload photos for training)`,
    ],
    [
      'If warnings exist the first is shown as a tip',
      'What is told of a training that goes well > the first warning about the photos is shown as a tip, all of them in the panel',
    ],
    ['Training Failed: message plus refund', `${TRAINING} > when the training service does not answer`],
    [
      'Insufficient Credits',
      'Insufficient Credits: You need N credits. You have M credits. > when the balance is 0',
    ],
    ['Credit Error, training', 'Credit Error > when the charge is refused'],
  ],
  'src/test/error-catalogue/reverse-prompt.test.tsx': [
    [
      'Analysis Failed (Failed to analyze image)',
      'Analysis Failed (Failed to analyze image) > when the answer says nothing',
    ],
    [
      'Analysis Failed, the message',
      'Analysis Failed (Failed to analyze image) > when the server breaks down',
    ],
  ],
  'src/test/error-catalogue/generator.test.tsx': [
    ['Credit Error, image', 'Credit Error > when the charge fails with a message'],
    [
      'Generation Failed (default No image URL in response)',
      'Generation Failed > when there is no image in the answer (default: No image URL in response)',
    ],
    ['Generation Failed, the message', 'Generation Failed > when the server breaks down'],
  ],
  'src/test/error-catalogue/style-and-post.test.tsx': [
    ['Style Save Failed', 'Style Save Failed > when the server breaks down'],
    ['Post Generation Failed', 'Post Generation Failed > when the server breaks down'],
  ],
  'src/test/error-catalogue/create-content.test.tsx': [
    [
      'Error Creating Job (destructive): error message',
      'Error Creating Job: error message or Something went wrong > when the server refuses it',
    ],
    [
      'Or Something went wrong',
      'Error Creating Job: error message or Something went wrong > when the answer holds no id',
    ],
    [
      'Job Created Successfully',
      'Job Created Successfully > Create Commercial: toast, modal closed, the job’s page, one job for two presses',
    ],
  ],
  'src/features/create-content/create-content-modal.test.tsx': [
    [
      "Your content is being generated. You'll be redirected to the status page.",
      'creating > makes the job, closes, remembers it and goes to its page',
    ],
  ],
  'src/test/error-catalogue/reference-photos.test.tsx': [
    [
      'Upload Error / Failed to get upload URL',
      'Upload Error: Failed to get upload URL > when the server breaks down',
    ],
    [
      'Photo Uploaded (Your training photo has been uploaded successfully)',
      'Photo Uploaded: Your training photo has been uploaded successfully > is told, and the photo counts',
    ],
  ],
  'src/test/error-catalogue/pages.test.tsx': [
    ['Job Not Found', `${NOT_FOUND} > in place of the page of a job that never was`],
    ['404 Page Not Found', '404 Page Not Found > at /nowhere, signed in'],
  ],
});
