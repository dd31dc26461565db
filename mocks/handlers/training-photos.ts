import {
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS,
} from '#openapi/limits.gen.ts';
import { fingerprint, isDecodable, photoTypeOf } from '../domain/photo-check.ts';
import { problem, type Handler } from '../server/handler.ts';
import { requireOwner } from '../server/session.ts';

const GUIDELINES = [
  'One person per photo, the same in all of them',
  'Face well lit and in focus, no sunglasses or masks',
  'Mix angles, light, clothes and backgrounds',
  `${RECOMMENDED_TRAINING_PHOTOS.min} to ${RECOMMENDED_TRAINING_PHOTOS.max} photos work best`,
];

/** The names of the demo's sample photos (mocks/files/sample-photos/, mocks/demo/steps/sample-files.ts). */
const SAMPLE_NAME = /^(sample|portrait)-\d\d\.jpg$/;

interface Photo {
  name: string;
  bytes: Uint8Array;
  type: ReturnType<typeof photoTypeOf>;
}

/** The contract's pattern. Only handlers check the parts of a form. */
const USER_ID = /^[A-Za-z0-9_.|@:-]{1,128}$/;

export const uploadTrainingPhotos: Handler<'uploadTrainingPhotos'> = async ({
  db,
  user,
  now,
  body,
  address,
  outcome,
}) => {
  if (!USER_ID.test(body.userId ?? ''))
    throw problem(400, { error: 'The request is not valid.', details: ['userId is not an id'] });
  const parts: unknown[] = Array.isArray(body.photos) ? body.photos : [];
  const photos = await Promise.all(parts.filter((part): part is File => part instanceof Blob).map(readPhoto));
  refuse(
    400,
    `A training needs ${MIN_TRAINING_PHOTOS} to ${MAX_TRAINING_PHOTOS} photos.`,
    wrongCount(photos.length),
  );
  requireOwner(user, body.userId);
  const undecodable = photos.filter(({ bytes, type }) => !type || !isDecodable(bytes, type));
  refuse(422, 'Some photos cannot be used.', [
    ...undecodable.map(
      ({ name, bytes }) => `${name}: ${bytes.length === 0 ? 'the file is empty' : 'cannot be read'}`,
    ),
    ...duplicates(photos),
    ...unfit(photos, outcome.unfitPhotos),
  ]);

  const id = db.newId('photos');
  const zipUrl = `${address.base}/api/objects/trainings/${id}.zip`;
  await db.photoUploads.insert({
    id,
    userId: user.id,
    zipUrl,
    photoCount: photos.length,
    createdAt: now,
    usedAt: null,
    isSample: photos.every(({ name }) => SAMPLE_NAME.test(name)),
  });
  return { zipUrl, warnings: [...(outcome.warnings ?? []), ...tips(photos.length)] };
};

async function readPhoto(file: File): Promise<Photo> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, bytes, type: photoTypeOf(bytes) };
}

function refuse(status: number, error: string, details: string[]): void {
  if (details.length > 0) throw problem(status, { error, details, guidelines: GUIDELINES });
}

function wrongCount(count: number): string[] {
  if (count < MIN_TRAINING_PHOTOS)
    return [
      `${count === 1 ? 'One photo was' : `${count} photos were`} sent. Add ${MIN_TRAINING_PHOTOS - count} more.`,
    ];
  if (count > MAX_TRAINING_PHOTOS)
    return [`${count} photos were sent. Remove ${count - MAX_TRAINING_PHOTOS}.`];
  return [];
}

function duplicates(photos: readonly Photo[]): string[] {
  const firstWith = new Map<string, string>();
  return photos.flatMap(({ name, bytes }) => {
    const print = fingerprint(bytes);
    const first = firstWith.get(print);
    if (first !== undefined) return [`${name}: the same photo as ${first}`];
    firstWith.set(print, name);
    return [];
  });
}

/** The reasons come from a fault, because the mock has no face detection. */
function unfit(photos: readonly Photo[], reasons: readonly string[] = []): string[] {
  return reasons.flatMap((reason, index) => {
    const photo = photos[index * 2 + 1];
    return photo ? [`${photo.name}: ${reason}`] : [];
  });
}

function tips(count: number): string[] {
  const { min, max } = RECOMMENDED_TRAINING_PHOTOS;
  return count < min ? [`${count} photos are enough, but ${min} to ${max} give a better likeness.`] : [];
}
