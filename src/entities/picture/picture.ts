import * as v from 'valibot';
import { urlFor } from '#shared/lib/safe-url.ts';
import { listOf, text, time } from '#shared/lib/schema.ts';
import { shorten } from '#shared/lib/shorten.ts';

/** A generated picture, as stored on this device. */
export type Picture = v.InferOutput<typeof picture>;

const picture = v.object({
  id: text,
  imageUrl: urlFor('media'),
  /** As typed. */
  prompt: v.string(),
  /** As sent, with the trigger word. */
  sentPrompt: v.string(),
  triggerWord: v.string(),
  /** The template whose prompt it is, if any. */
  templateName: v.optional(v.string()),
  /** From the server's answer. */
  method: v.optional(v.string()),
  quality: v.optional(v.string()),
  /** By the server's clock. */
  createdAt: time,
  isFavourite: v.boolean(),
});

/** The `method` of a drawing that stands for a result, as the simulated backend reports it. */
export const ILLUSTRATED_SAMPLE = 'Illustrated sample';

/** Is the picture a drawing that stands for a result? Then the product says so beside it. */
export function isIllustratedSample({ method }: Pick<Picture, 'method'>): boolean {
  return method === ILLUSTRATED_SAMPLE;
}

/** Drops pictures that are damaged or of another version. */
export const pictureList = listOf(picture);

export function pictureAlt({ triggerWord, templateName, prompt }: Picture): string {
  return `${templateName ?? 'Picture'} of ${triggerWord}: ${shorten(prompt, 160)}`;
}
