import { MAX_SAMPLES_BYTES } from '#openapi/limits.gen.ts';
import { isAgainstContentRules } from '../domain/content-rules.ts';
import { textOfDocument } from '../generators/writing/document-text.ts';
import { problem, type Handler, type Schemas } from '../server/handler.ts';

const MIN_SAMPLE_WORDS = 8;

/** The content types that browsers send for these files, if they send any. */
const DOCUMENT_TYPES: Record<string, readonly string[]> = {
  txt: ['text/plain'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip'],
  pdf: ['application/pdf'],
};

export const processDocuments: Handler<'processDocuments'> = ({ body: { documents } }) => {
  const misnamed = documents.filter(({ name, type }) => {
    const known = DOCUMENT_TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? [];
    return type !== '' && !known.includes(type.split(';')[0]?.toLowerCase() ?? '');
  });
  if (misnamed.length > 0) {
    const details = misnamed.map(({ name, type }) => `${name}: this is ${type}`);
    throw problem(422, { error: 'These documents cannot be read.', details });
  }
  return { ok: true, extractedTexts: documents.map(textOfDocument).filter((text) => text !== '') };
};

export const embedStyle: Handler<'embedStyle'> = async ({ db, user, now, body: { sampleTexts } }) => {
  const words = sampleTexts.join(' ').split(/\s+/).filter(Boolean);
  if (new TextEncoder().encode(sampleTexts.join('')).length > MAX_SAMPLES_BYTES) {
    throw problem(413, 'That is too much text at once. Send fewer samples.');
  }
  if (words.length < MIN_SAMPLE_WORDS) {
    throw problem(422, 'There is too little text to find a style in. Add a few sentences.');
  }
  const { profileOf } = await import('../generators/writing/writing-style.ts');
  const profile = profileOf(sampleTexts);
  const saved = {
    profile: JSON.parse(JSON.stringify(profile)),
    savedSamples: sampleTexts.length,
    updatedAt: now,
  };
  const id = `style_${user.id}`;
  if (db.styleProfiles.get(id)) await db.styleProfiles.update(id, saved);
  else await db.styleProfiles.insert({ id, userId: user.id, ...saved });
  return { ok: true, styleProfile: profile, savedSamples: sampleTexts.length };
};

export const generatePost: Handler<'generatePost'> = async ({ db, user, now, body: { topic, platform } }) => {
  const style = db.styleProfiles.get(`style_${user.id}`);
  if (!style) throw problem(409, 'Train your writing style first.');
  if (isAgainstContentRules(topic)) throw problem(422, 'This topic is against our content rules. Reword it.');
  const { writePost } = await import('../generators/writing/post.ts');
  const post = writePost(style.profile as Schemas['StyleProfile'], topic, platform);
  await db.posts.insert({ id: db.newId('post'), userId: user.id, topic, platform, post, createdAt: now });
  return { ok: true, post };
};
