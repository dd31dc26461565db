import * as z from 'zod/mini';
import { PIPELINE_STEPS } from '../domain/pipeline.ts';

const milliseconds = z.int().check(z.gte(0));

/** How something goes on that a call has started, where the rules leave it open: what a fault of that kind says. */
export const courseSchema = z.strictObject({
  /** A training breaks down so many simulated milliseconds after its start. */
  failsAfterMs: z.optional(milliseconds),
  /** A job breaks down in this step. */
  failsAt: z.optional(z.enum(PIPELINE_STEPS)),
  /** Why photos are refused: the second, the fourth and so on, a reason each. */
  unfitPhotos: z.optional(z.array(z.string())),
  /** What is remarked about photos that are taken. */
  warnings: z.optional(z.array(z.string())),
  /** Every card is declined. */
  isDeclined: z.optional(z.boolean()),
  /** The payment is reported so many simulated milliseconds after it was made. */
  reportedAfterMs: z.optional(milliseconds),
});

export type Course = z.infer<typeof courseSchema>;
