import { convertEntries, fileKey } from '#shared/lib/device-files.ts';
import { listOf, tryParse } from '#shared/lib/schema.ts';
import { inlineImage } from './picture-file.ts';
import { listedPicture, type StoredPicture } from './picture.ts';

const pictureList = listOf(listedPicture);

/** Splits the list of pictures that an earlier version of the app stored, newest first, into one entry per picture. */
export async function carryOverPictures(userId: string): Promise<void> {
  const listKey = `pictures:${userId}`;
  await convertEntries(listKey, (stored) => {
    const pictures = tryParse(pictureList, stored);
    const entries = pictures?.map(({ imageUrl, ...fields }, index): [string, StoredPicture] => [
      fileKey('picture', userId, fields.id),
      { ...fields, position: pictures.length - index, image: inlineImage(imageUrl) },
    ]);
    return entries && new Map<string, unknown>([...entries, [listKey, undefined]]);
  });
}
