import { rowsOf } from './row.ts';

/** Section 7: each call by its method and path, as the app makes it; then what holds for all of them. */
export const CALLS = rowsOf(7, {
  'src/test/specification/calls.test.tsx': [
    ['GET /api/auth/user', 'reads user, credits, twins and templates when the studio opens'],
    ['POST /api/stripe/checkout: {tier}; url', 'sends the chosen tier to the checkout and follows its url'],
    ['GET /api/twins/prompt-templates', 'reads user, credits, twins and templates when the studio opens'],
    ['GET /api/twins/user/{userId}/models', 'reads user, credits, twins and templates when the studio opens'],
    [
      'GET /api/twins/train/status/{userId}: used if the models call is not ok',
      'asks for the training status of the user when the models call is not ok',
    ],
    ['GET /api/users/me/credits', 'reads user, credits, twins and templates when the studio opens'],
    [
      'POST /api/twins/upload-photos: multipart userId, photos',
      'Fast Training charges 200, uploads the photos as a form and trains in mode fast with the zip',
    ],
    [
      'POST /api/twins/train: {userId, mode fast, referenceImages [zip url]}',
      'Fast Training charges 200, uploads the photos as a form and trains in mode fast with the zip',
    ],
    [
      'POST /api/twins/train: mode lora',
      'Quality Training charges 200, uploads the photos as a form and trains in mode lora with the zip',
    ],
    ['POST /api/twins/reverse-prompt: multipart image', 'sends the reference image as a form to be analysed'],
    [
      'POST /api/twins/generate-image: {userId, prompt, aspect 1:1, steps 24, guidance 3.5}',
      'generates an image with aspect 1:1, 24 steps and guidance 3.5, for 5 credits',
    ],
    [
      'POST /api/twins/process-documents: {userId, documents [{name, type, size}]}',
      'sends name, type and size of documents, the samples, and topic and platform of a post',
    ],
    [
      'POST /api/twins/embed-style: {userId, sampleTexts}',
      'sends name, type and size of documents, the samples, and topic and platform of a post',
    ],
    [
      'POST /api/twins/generate-post: {userId, topic, platform}',
      'sends name, type and size of documents, the samples, and topic and platform of a post',
    ],
    [
      'POST /api/users/me/deduct-credits: {amount}',
      'generates an image with aspect 1:1, 24 steps and guidance 3.5, for 5 credits',
    ],
    ['POST /api/users/me/refund-credits: {amount}', 'gives 200 back when the training fails'],
    [
      'POST /api/jobs: {goal, platform, ratio, brand, idea, voice, schedule_at}; id',
      'creates a job without photos, and polls it by its id',
    ],
    ['GET /api/jobs/{id}', 'creates a job without photos, and polls it by its id'],
    [
      'POST /api/objects/upload: uploadURL',
      'puts each reference photo to its own uploadURL, and sends those addresses with the job',
    ],
    [
      'PUT /api/objects/upload/{uploadId}, the {uploadURL}: the file itself, not multipart',
      'puts each reference photo to its own uploadURL, and sends those addresses with the job',
    ],
    [
      "Each successful entry's uploadURL is stored as a reference image; referenceImages of POST /api/jobs",
      'puts each reference photo to its own uploadURL, and sends those addresses with the job',
    ],
    ['GET /api/logout: navigation', 'as creator, Sign Out navigates to /api/logout'],
    ['GET /api/login: navigation', 'as signed-out, Sign In navigates to /api/login'],
  ],
  'openapi/operations.test.ts': [
    ['These calls and no other', 'the contract has the 21 calls of the specification and no other'],
  ],
  'src/shared/api/client.test.ts': [
    ['Cookies always included', 'A call that succeeds > carries the session cookie'],
    [
      'Any non-success response is an error',
      'Any non-success response is an error > says status, colon, space, body',
    ],
    [
      'Queries are not retried',
      'Failures of the line are told apart > one click is one request: nothing is retried',
    ],
  ],
  'src/shared/api/session.test.tsx': [
    ['Path formed by joining key parts with a slash', 'A query’s key > joins to its path with slashes'],
    [
      'A 401 is an error by default',
      'The session > ends here when it ended elsewhere: the next 401 shows it',
    ],
  ],
  'src/shared/api/query-freshness.test.tsx': [
    [
      'Queries do not refetch on focus or interval, and data never goes stale',
      'a query is read once: not again on focus, on reconnect, by time, or by another reader',
    ],
  ],
  'src/features/job/job-page.test.tsx': [
    [
      'GET /api/jobs/{id}: polled every 2 seconds; job',
      'a running job > is read every two seconds, also after a poll that found the server away',
    ],
  ],
  'src/features/create-content/reference-photos.test.tsx': [
    ['PUT {uploadURL}: the file itself', 'waits for Upload, then puts the file itself and counts'],
  ],
  'src/features/studio/training/training-flow.test.ts': [
    ['Upload photos: warnings', 'a training that goes well > passes the remarks on the photos on'],
    ['Upload photos: details', 'what the person is told > joins the details of refused photos by lines'],
    ['Upload photos: error', 'what the person is told > takes a 200 with an error for a failure'],
  ],
  'src/features/studio/training/training-panel.test.tsx': [
    [
      'Train: trainingTime',
      'a training > Fast Training charges 200, runs 3 minutes, and the new twin is selected',
    ],
  ],
  'src/test/error-catalogue/training.test.tsx': [
    [
      'Upload photos: guidelines',
      'Photo Validation Failed: server details joined by lines, plus Photo Quality Tips pointing to console guidelines > when some photos cannot be used',
    ],
    [
      'Train: ok, error',
      'Training Failed: message plus Your 200 credits have been refunded. > when the training service says no in a 200',
    ],
    ['Refund: error', 'Credit Error > when the refund fails, which then is not claimed but offered again'],
  ],
  'src/test/error-catalogue/generator.test.tsx': [
    ['Generate image: ok, error', 'Generation Failed > when the server says why in a 200'],
  ],
  'src/features/studio/writing-style/writing-style-panel.test.tsx': [
    [
      'Process documents: extractedTexts; embed style: styleProfile, savedSamples',
      'learns from documents, of which only name, type and size are sent',
    ],
  ],
  'src/test/faults/uploads.test.ts': [
    [
      'Process documents: ok, extractedTexts empty',
      'ok:true with extractedTexts []: Add Style Samples, no embed call with nothing',
    ],
  ],
  'src/test/error-catalogue/style-and-post.test.tsx': [
    ['Embed style: ok, error', 'Style Save Failed > when the server says why in a 200'],
    ['Generate post: ok, error', 'Post Generation Failed > when the server says why in a 200'],
    ['Generate post: post', 'Post Generation Failed > when no post comes back'],
  ],
  'src/test/faults/credits.test.ts': [
    [
      'Deduct: newBalance or available',
      'POST /api/users/me/deduct-credits answers nonsense: balance shown never negative/NaN; GET credits is the truth > newBalance missing with available given',
    ],
  ],
  'src/features/studio/reverse-prompt/image-reading.test.ts': [
    ['Reverse prompt result', 'what was read from a picture > shows every field'],
  ],
});
