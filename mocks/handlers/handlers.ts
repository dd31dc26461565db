import type { Handlers } from '../server/routes.ts';
import * as auth from './auth.ts';
import * as checkout from './checkout.ts';
import * as credits from './credits.ts';
import * as images from './images.ts';
import * as jobs from './jobs.ts';
import * as trainingPhotos from './training-photos.ts';
import * as twins from './twins.ts';
import * as uploads from './uploads.ts';
import * as writing from './writing.ts';

/** One handler per operation of the contract; a missing one does not compile. The files above export only handlers. */
export const handlers = {
  ...auth,
  ...checkout,
  ...credits,
  ...images,
  ...jobs,
  ...trainingPhotos,
  ...twins,
  ...uploads,
  ...writing,
} satisfies Handlers;
