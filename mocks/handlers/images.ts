import type { Db } from '../db/db.ts';
import { entriesOf, paidWork } from '../db/ledger-book.ts';
import type { Row } from '../db/schema.ts';
import { Deferred, problem, type Handler, type Schemas } from '../server/handler.ts';
import { isDecodable, photoTypeOf, UNREADABLE_PHOTO } from '../domain/photo-check.ts';
import { balanceOf } from '../domain/ledger.ts';
import { isAgainstContentRules } from '../domain/content-rules.ts';

export const generateImage: Handler<'generateImage'> = async ({ db, user, now, body: { prompt } }) => {
  const twin = twinIn(db, user.id, prompt);
  if (!twin) throw problem(404, 'None of your twins has a trigger word that is in this prompt.');
  if (paidWork(db, user.id, now, 'image') < 1) {
    throw problem(402, {
      error: 'This image has not been paid for.',
      available: balanceOf(entriesOf(db, user.id)),
    });
  }
  if (isAgainstContentRules(prompt))
    throw problem(422, 'This prompt is against our content rules. Reword it.');

  await db.images.insert({ id: db.newId('image'), userId: user.id, twinId: twin.id, prompt, createdAt: now });
  const template = db.templates.first((one) => prompt.includes(one.prompt));
  const category = template?.category as Schemas['TemplateCategory'] | undefined;
  return new Deferred(async () => {
    // The drawing code and its art are large, so they load with the first picture.
    const { drawPicture } = await import('../generators/picture/draw-picture.ts');
    const svg = await drawPicture({ twinSeed: twin.triggerWord, prompt, category });
    return {
      ok: true,
      imageUrl: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      method: twin.mode === 'lora' ? 'flux-lora' : 'flux-fast',
      quality: 'premium',
    };
  });
};

export const reversePrompt: Handler<'reversePrompt'> = async ({ body }) => {
  const { image } = body as { image?: unknown };
  if (!(image instanceof Blob) || image.size === 0) throw problem(400, 'Send one image.');
  const bytes = new Uint8Array(await image.arrayBuffer());
  const type = photoTypeOf(bytes);
  const unreadable = problem(422, UNREADABLE_PHOTO);
  if (!type || !isDecodable(bytes, type)) throw unreadable;
  return new Deferred(async () => {
    const { analysePicture, UnreadablePictureError } =
      await import('../generators/reverse-prompt/analyse-picture.ts');
    const reading = await analysePicture(bytes, type).catch((cause: unknown) => {
      throw cause instanceof UnreadablePictureError ? unreadable : cause;
    });
    return { ok: true, ...reading };
  });
};

/** The twin whose trigger word stands in the prompt; the longest one, as `ADA7` is a part of `ADA7K`. */
function twinIn(db: Db, userId: string, prompt: string): Row<'twins'> | undefined {
  return db.twins
    .ofUser(userId)
    .filter((twin) => prompt.includes(twin.triggerWord))
    .toSorted((one, other) => other.triggerWord.length - one.triggerWord.length)[0];
}
