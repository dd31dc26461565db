import * as v from 'valibot';
import { storedFile } from '#shared/lib/device-files.ts';
import { urlFor } from '#shared/lib/safe-url.ts';
import { text, time } from '#shared/lib/schema.ts';
import { shorten } from '#shared/lib/shorten.ts';

const FIELDS = {
  id: text,
  /** As typed. */
  prompt: v.string(),
  /** As sent, with the trigger word. */
  sentPrompt: v.string(),
  triggerWord: v.string(),
  /** The template whose prompt it is, if any. */
  templateName: v.optional(v.string()),
  /** From the server's response. */
  method: v.optional(v.string()),
  quality: v.optional(v.string()),
  /** By the server's clock. */
  createdAt: time,
  isFavourite: v.boolean(),
};

/** An entry of the device. */
export const storedPicture = v.object({
  ...FIELDS,
  /** The order of the pictures, highest first: dates may be those of a wrong clock. */
  position: v.number(),
  /** The file; an address only where its bytes cannot be had. */
  image: v.union([storedFile, urlFor('media')]),
});
export type StoredPicture = v.InferOutput<typeof storedPicture>;

/** A picture of the list that an earlier version of the app stored. */
export const listedPicture = v.object({ ...FIELDS, imageUrl: urlFor('media') });

/** A generated picture, as the screens show it. */
export type Picture = Omit<StoredPicture, 'image' | 'position'> & {
  /** The source of its `img`: an object URL of `file`, else the address that the server named. */
  imageUrl: string;
  /** Its bytes, when they are stored on this device. */
  file?: Blob | undefined;
  /** Assigned when it is added. */
  position?: number | undefined;
  /** Its bytes are being fetched. */
  isFetching?: boolean;
};

/** The `method` of a drawing that stands for a result, as the simulated backend reports it. */
export const ILLUSTRATED_SAMPLE = 'Illustrated sample';

/** Is the picture a drawing that stands for a result? Then the product says so beside it. */
export function isIllustratedSample({ method }: Pick<Picture, 'method'>): boolean {
  return method === ILLUSTRATED_SAMPLE;
}

/** Whether the picture is only at an address of its server, which may remove it. */
export function isRemote({ imageUrl, file }: Pick<Picture, 'imageUrl' | 'file'>): boolean {
  return file === undefined && !imageUrl.startsWith('data:');
}

export function pictureAlt({ triggerWord, templateName, prompt }: Picture): string {
  return `${templateName ?? 'Picture'} of ${triggerWord}: ${shorten(prompt, 160)}`;
}
