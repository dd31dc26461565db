import * as v from 'valibot';
import { isSafeUrl } from '../../../shared/lib/safe-url.ts';
import { listOf, text, time } from '../../../shared/lib/schema.ts';
import { shorten } from '../../../shared/lib/shorten.ts';

/** The address of a picture that may be shown (decision 41). */
export const mediaUrl = v.custom<string>((url) => isSafeUrl(url, 'media'));

/** A picture that was made here, as it is kept on this device. */
export type Picture = v.InferOutput<typeof picture>;

const picture = v.object({
  id: text,
  imageUrl: mediaUrl,
  /** As the person wrote it. */
  prompt: v.string(),
  /** As it was sent, with the trigger word. */
  sentPrompt: v.string(),
  triggerWord: v.string(),
  /** Name of the template whose prompt it was, when it was one. */
  templateName: v.optional(v.string()),
  /** How it was made and how good it is, in the server's words; most servers say. */
  method: v.optional(v.string()),
  quality: v.optional(v.string()),
  /** By the server's clock. */
  createdAt: time,
  isFavourite: v.boolean(),
});

/** What is read from the device may be from an older version, or damaged: such a picture is left out. */
export const pictureList = listOf(picture);

/** What the picture shows, for people who cannot see it. */
export function pictureAlt({ triggerWord, templateName, prompt }: Picture): string {
  return `${templateName ?? 'Picture'} of ${triggerWord}: ${shorten(prompt, 160)}`;
}
