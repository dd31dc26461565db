import type { Handlers } from '../server/route.ts';
import { getCurrentUser, login, logout } from './auth.ts';
import { createCheckout } from './checkout.ts';
import { deductCredits, getCredits, refundCredits } from './credits.ts';
import { generateImage, reversePrompt } from './images.ts';
import { createJob, getJob } from './jobs.ts';
import { uploadTrainingPhotos } from './training-photos.ts';
import { getTrainingStatus, listPromptTemplates, listTrainedModels, trainTwin } from './twins.ts';
import { createUpload, putUpload } from './uploads.ts';
import { embedStyle, generatePost, processDocuments } from './writing.ts';

/** One handler per operation of the contract: a missing one, or one too many, does not compile. */
export const handlers = {
  getCurrentUser,
  login,
  logout,
  createCheckout,
  listPromptTemplates,
  listTrainedModels,
  getTrainingStatus,
  uploadTrainingPhotos,
  trainTwin,
  reversePrompt,
  generateImage,
  processDocuments,
  embedStyle,
  generatePost,
  getCredits,
  deductCredits,
  refundCredits,
  createJob,
  getJob,
  createUpload,
  putUpload,
} satisfies Handlers;
