import { MAX_PHOTO_BYTES, UPLOAD_TICKET_LIFETIME_MS } from '#openapi/limits.gen.ts';
import type { Handler } from '../server/handler.ts';
import { problem } from '../server/handler.ts';
import { isDecodable, photoTypeOf } from '../domain/photo-check.ts';
import { randomId } from '../db/random-id.ts';
import { PHOTO_TOO_LARGE, UNREADABLE_PHOTO, WRONG_PHOTO_TYPE } from './photo-refusals.ts';

export const createUpload: Handler<'createUpload'> = async ({ db, user, now, address }) => {
  // Whoever knows the address may upload, so it must not be guessable.
  const id = `upload_${randomId()}`;
  await db.uploads.insert({
    id,
    userId: user.id,
    createdAt: now,
    expiresAt: now + UPLOAD_TICKET_LIFETIME_MS,
    usedAt: null,
    mediaType: null,
    bytes: null,
  });
  return { uploadURL: `${address.base}/api/objects/upload/${id}` };
};

export const putUpload: Handler<'putUpload'> = async ({ db, now, params, body, headers }) => {
  const bytes = new Uint8Array(await body.arrayBuffer());
  const claimed = headers.get('content-type') ?? '';
  const type = photoTypeOf(bytes);
  if (!claimed.startsWith('image/') || (bytes.length > 0 && !type)) {
    throw problem(415, WRONG_PHOTO_TYPE);
  }
  if (bytes.length > MAX_PHOTO_BYTES) throw problem(413, PHOTO_TOO_LARGE);
  if (!type) throw problem(400, 'The file is empty.');

  const upload = db.uploads.get(params.uploadId);
  if (!upload) throw problem(404, 'There is no such upload. Add the photo again.');
  if (upload.expiresAt <= now) throw problem(403, 'This upload took too long to start. Add the photo again.');
  if (upload.usedAt !== null) throw problem(409, 'This address holds a photo already.');
  if (!isDecodable(bytes, type)) throw problem(422, UNREADABLE_PHOTO);

  await db.uploads.update(upload.id, { usedAt: now, mediaType: type, bytes: bytes.length });
};
