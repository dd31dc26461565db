import * as v from 'valibot';
import { storedFile } from '#shared/lib/device-files.ts';
import { urlFor } from '#shared/lib/safe-url.ts';
import { text, time } from '#shared/lib/schema.ts';
import { shorten } from '#shared/lib/shorten.ts';

const FIELDS = {
  id: text,
  /** The prompt as typed. */
  prompt: v.string(),
  /** The prompt as sent, with the trigger word. */
  sentPrompt: v.string(),
  triggerWord: v.string(),
  /** The template of the prompt, if any. */
  templateName: v.optional(v.string()),
  /** The method in the server's response. */
  method: v.optional(v.string()),
  quality: v.optional(v.string()),
  /** The server's time, ms since 1970. */
  createdAt: time,
  isFavourite: v.boolean(),
};

/** A picture's entry on this device. */
export const storedPicture = v.object({
  ...FIELDS,
  /** The order of the pictures, highest first. Dates are unreliable because clocks may be wrong. */
  position: v.number(),
  /** The file, or an address where its bytes are not available. */
  image: v.union([storedFile, urlFor('media')]),
});
export type StoredPicture = v.InferOutput<typeof storedPicture>;

/** A picture in the list that an earlier version of the app stored. */
export const listedPicture = v.object({ ...FIELDS, imageUrl: urlFor('media') });

/** A generated picture for display. */
export type Picture = Omit<StoredPicture, 'image' | 'position'> & {
  /** The source of the `img`: an object URL of `file`, else the server's address. */
  imageUrl: string;
  /** The picture's bytes, if stored on this device. */
  file?: Blob | undefined;
  /** Assigned when the picture is added. */
  position?: number | undefined;
  /** Whether the bytes are being fetched. */
  isFetching?: boolean;
};

/** The `method` that the simulated backend reports for a drawing in place of a result. */
export const ILLUSTRATED_SAMPLE = 'Illustrated sample';

/** Whether the picture is a drawing in place of a result, which the product notes beside it. */
export function isIllustratedSample({ method }: Pick<Picture, 'method'>): boolean {
  return method === ILLUSTRATED_SAMPLE;
}

/** Whether the picture is available only from its server, which may remove it. */
export function isRemote({ imageUrl, file }: Pick<Picture, 'imageUrl' | 'file'>): boolean {
  return file === undefined && !imageUrl.startsWith('data:');
}

/** The alternative text of a picture. */
export function pictureAlt({ triggerWord, templateName, prompt }: Picture): string {
  return `${templateName ?? 'Picture'} of ${triggerWord}: ${shorten(prompt, 160)}`;
}
