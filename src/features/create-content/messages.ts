import type { Message } from '#shared/lib/messages.ts';

/** Messages of the content-creation modal (spec §5, §8); see `shared/lib/messages.ts`. */
export const CREATE_CONTENT_MESSAGES = {
  briefIncomplete: {
    title: 'Missing Information',
    tone: 'error',
    text: 'Please fill in all required fields',
  },
  photosMissing: {
    title: 'Reference Photos Required',
    tone: 'error',
    // The specification has this range. The contract's differs (decision 6).
    text: 'Please upload at least 3-6 photos to train your AI twin for photoshoots',
  },
  photoUploaded: {
    title: 'Photo Uploaded',
    tone: 'success',
    text: 'Your training photo has been uploaded successfully',
  },
  uploadFailed: {
    title: 'Upload Error',
    tone: 'error',
    text: 'Failed to get upload URL',
    isShownInPanel: true,
  },
  jobCreated: {
    title: 'Job Created Successfully',
    tone: 'success',
    text: "Your content is being generated. You'll be redirected to the status page.",
    announcesPage: true,
  },
  jobFailed: {
    title: 'Error Creating Job',
    tone: 'error',
    text: 'Something went wrong',
    isShownInPanel: true,
  },
} satisfies Record<string, Message>;
