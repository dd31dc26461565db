import { POST_PLATFORMS } from '#openapi/limits.gen.ts';
import { BODIES } from '../bodies.ts';
import type { Checks, Person } from '../check.ts';
import { rows, text } from '../exchange.ts';

/** While an account has no style yet. */
export const unstyledChecks: Checks = {
  async 'WR-9'(t) {
    const write = (person: Person) => person.call('generatePost', { body: BODIES.generatePost(person.id) });
    for (const [person, other] of [
      [t.a, t.b],
      [t.b, t.a],
    ] as const) {
      const answer = await write(person);
      if (answer.status === 200 && !t.hooks.isNewAccount) continue;
      t.expect(answer, 409, 'no saved style');
      t.need(await other.call('embedStyle', { body: BODIES.embedStyle(other.id) }), 200);
      t.expect(await write(person), 409, 'only somebody else has saved a style');
      return;
    }
    t.skip('both accounts have a style already');
  },
};

export const writingChecks: Checks = {
  async 'WR-10'(t) {
    t.need(await t.a.call('embedStyle', { body: BODIES.embedStyle(t.a.id) }), 200);
    await (await t.freshSession('a')).call('logout');
    for (const platform of POST_PLATFORMS) {
      const body = { ...BODIES.generatePost(t.a.id), platform };
      const answer = await t.a.call('generatePost', { body });
      t.expect(answer, 200, platform);
      t.claim(text(answer, 'post').trim() !== '', answer, 'a post');
    }
  },
  async 'WR-12'(t) {
    const list = [
      { name: 'notes.txt', type: 'text/plain', size: 2048 },
      { name: 'c.pdf', type: 'application/pdf', size: 2048 },
    ];
    const body = { userId: t.a.id, documents: list };
    const answer = await t.a.call('processDocuments', { body });
    t.need(answer, 200);
    const texts: unknown[] = rows(answer, 'extractedTexts');
    t.claim(texts.length <= list.length, answer, `${list.length} texts at most`);
    t.claim(!texts.some((one) => String(one).trim() === ''), answer, 'no blank text');
  },
};
