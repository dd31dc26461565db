import { UPLOAD_TICKET_LIFETIME_MS } from '#openapi/limits.gen.ts';
import { randomId } from '../db/random-id.ts';
import { isDecodable, photoTypeOf, UNREADABLE_PHOTO } from '../domain/photo-check.ts';
import { problem, type Handler } from '../server/handler.ts';

export const createUpload: Handler<'createUpload'> = async ({ db, user, now, address }) => {
  // Not guessable, because anyone with the address may upload.
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

export const putUpload: Handler<'putUpload'> = async ({ db, now, params, body }) => {
  const bytes = new Uint8Array(await body.arrayBuffer());
  if (bytes.length === 0) throw problem(400, 'The file is empty.');

  const upload = db.uploads.get(params.uploadId);
  if (!upload) throw problem(404, 'There is no such upload. Add the photo again.');
  if (upload.expiresAt <= now) throw problem(403, 'This upload took too long to start. Add the photo again.');
  if (upload.usedAt !== null) throw problem(409, 'This address holds a photo already.');
  const type = photoTypeOf(bytes);
  if (!type || !isDecodable(bytes, type)) throw problem(422, UNREADABLE_PHOTO);

  await db.uploads.update(upload.id, { usedAt: now, mediaType: type, bytes: bytes.length });
};
