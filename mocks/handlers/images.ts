import { IMAGE_COST_CREDITS } from '#openapi/limits.gen.ts';
import type { Db } from '../db/db.ts';
import { canPayWith, entriesOf, imageOf } from '../db/ledger-book.ts';
import type { Row } from '../db/schema.ts';
import { isAgainstContentRules } from '../domain/content-rules.ts';
import { balanceOf } from '../domain/ledger.ts';
import { isDecodable, photoTypeOf, UNREADABLE_PHOTO } from '../domain/photo-check.ts';
import type { PictureRequest } from '../generators/picture/draw-picture.ts';
import { problem, Reply, type Context, type Handler, type Schemas } from '../server/handler.ts';

export const generateImage: Handler<'generateImage'> = async (context) => {
  const { db, user, header, isRepeated } = context;
  const created = isRepeated ? imageOf(db, user.id, header['Charge-Key']) : undefined;
  return pictureOf(db, created ?? (await bookImage(context)));
};

async function bookImage({ db, user, now, body, header }: Context<'generateImage'>): Promise<Row<'images'>> {
  const { prompt } = body;
  const twin = twinIn(db, user.id, prompt);
  if (!twin) throw problem(404, 'None of your twins has a trigger word that is in this prompt.');
  const chargeKey = header['Charge-Key'];
  if (!canPayWith(db, user.id, chargeKey, IMAGE_COST_CREDITS)) {
    throw problem(402, {
      error: 'This image has not been paid for.',
      available: balanceOf(entriesOf(db, user.id)),
    });
  }
  if (isAgainstContentRules(prompt))
    throw problem(422, 'This prompt is against our content rules. Reword it.');
  const id = db.newId('image');
  return db.images.insert({ id, userId: user.id, twinId: twin.id, chargeKey, prompt, createdAt: now });
}

/** The drawing request for the picture of a row; the same row always gives the same drawing. */
export function drawingOf(db: Db, { twinId, prompt }: Row<'images'>): PictureRequest {
  const template = db.templates.all().find((candidate) => prompt.includes(candidate.prompt));
  const category = template?.category as Schemas['TemplateCategory'] | undefined;
  return { twinSeed: db.twins.get(twinId)?.triggerWord ?? twinId, prompt, category };
}

function pictureOf(db: Db, image: Row<'images'>): Reply<Schemas['ImageMade']> {
  const drawing = drawingOf(db, image);
  const mode = db.twins.get(image.twinId)?.mode;
  return new Reply(async () => {
    // The drawing code is large, so it is loaded with the first picture.
    const { drawnUrl } = await import('../generators/picture/draw-picture.ts');
    return {
      ok: true,
      imageUrl: await drawnUrl(drawing),
      // The product shows it beside the picture.
      method: 'Illustrated sample',
      quality: mode === 'lora' ? 'premium' : 'standard',
    };
  });
}

export const reversePrompt: Handler<'reversePrompt'> = async ({ body }) => {
  const { image } = body as { image?: unknown };
  if (!(image instanceof Blob) || image.size === 0) throw problem(400, 'Send one image.');
  const bytes = new Uint8Array(await image.arrayBuffer());
  const type = photoTypeOf(bytes);
  const unreadable = problem(422, UNREADABLE_PHOTO);
  if (!type || !isDecodable(bytes, type)) throw unreadable;
  return new Reply(async () => {
    const { analysePicture, UnreadablePictureError } =
      await import('../generators/reverse-prompt/analyse-picture.ts');
    const analysis = await analysePicture(bytes, type).catch((cause: unknown) => {
      throw cause instanceof UnreadablePictureError ? unreadable : cause;
    });
    return { ok: true, ...analysis };
  });
};

/** The twin whose trigger word is in the prompt. The longest word wins, because `ADA7` is part of `ADA7K`. */
function twinIn(db: Db, userId: string, prompt: string): Row<'twins'> | undefined {
  return db.twins
    .ofUser(userId)
    .filter((twin) => prompt.includes(twin.triggerWord))
    .toSorted((a, b) => b.triggerWord.length - a.triggerWord.length)[0];
}
