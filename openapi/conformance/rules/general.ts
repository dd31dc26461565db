import { randomUUID } from 'node:crypto';
import { MAX_BRAND_LENGTH, MAX_IDEA_LENGTH, MAX_JSON_BYTES, MAX_PHOTO_BYTES } from '../../limits.gen.ts';
import { operations } from '../../operations.gen.ts';
import { expectEach, type Case, type Checks, type Trial } from '../check.ts';
import type { Call } from '../client.ts';
import { problemsOf, requestSchema } from '../contract.ts';
import { field, text } from '../exchange.ts';
import {
  balanceOf,
  BODIES,
  isOwnUpload,
  jobOf,
  JSON_OPERATIONS,
  type JsonOperation,
  newJob,
  photoForm,
  put,
  uploadAddress,
} from '../journey.ts';

/** Of the path `/api/jobs/{id}`. */
const MAX_JOB_ID_LENGTH = 512;

/** What servers lose on the way: letters, signs of markup, spaces at the ends, line breaks, the form of an accent. */
const TEXTS = [
  'Größe, 你好, שלום, 👩🏽‍🎨, "quotes", \\ and <b>',
  '  spaces around,\r\n lines \u2028 and tabs\t ',
  'caf\u00e9 and cafe\u0301, \ufb01, \u212b, \u200b',
  '%41 &amp; \\u0041 ${1} {{x}} {0.x} %s %(x)s',
];

/** The operations that name a user, each with a call that is right but for the user. */
function callsOfUser(t: Trial, userId: string) {
  return {
    listTrainedModels: { params: { userId } },
    getTrainingStatus: { params: { userId } },
    uploadTrainingPhotos: photoForm(userId, t.samples.photos(8)),
    trainTwin: { body: BODIES.trainTwin(userId) },
    generateImage: { body: BODIES.generateImage(userId) },
    processDocuments: { body: BODIES.processDocuments(userId) },
    embedStyle: { body: BODIES.embedStyle(userId) },
    generatePost: { body: BODIES.generatePost(userId) },
  } satisfies Record<string, Call>;
}

/** Words of a list are spelt as the list has them; a text may have any case. */
function inUpperCase(operation: JsonOperation, body: Record<string, unknown>, name: string): Case[] {
  const shouted = { ...body, [name]: String(body[name]).toUpperCase() };
  const isWrong = typeof body[name] === 'string' && problemsOf(requestSchema(operation), shouted).length > 0;
  return isWrong ? [[`${name} in upper case`, { body: shouted }, 400]] : [];
}

const entriesOf = <T extends object>(table: T) => Object.entries(table) as [keyof T, T[keyof T]][];

export const generalChecks: Checks = {
  async 'GE-8'(t) {
    const answer = await t.a.send('GET', `${t.baseUrl}/api/no-such-thing-${randomUUID()}`);
    t.expect(answer, 404, 'there is nothing there');
    t.claim(!/^\s*</.test(answer.text), answer, 'a problem, not a page');
    t.claim(text(answer, 'error') !== '', answer, 'a problem with a sentence in `error`');
    for (const path of ['/api/users/me/credits/', '/api/auth/user/', '/api/twins/prompt-templates/']) {
      t.expect(await t.a.send('GET', t.baseUrl + path), 404, 'a slash at the end is another path');
    }
  },
  async 'GE-9'(t) {
    for (const [method, path, allowed] of [
      ['DELETE', '/api/users/me/credits', 'GET'],
      ['PATCH', '/api/jobs', 'POST'],
    ] as const) {
      const answer = await t.a.send(method, t.baseUrl + path);
      t.expect(answer, 405);
      t.claim(answer.headers.get('allow')?.includes(allowed) === true, answer, `\`Allow\` with ${allowed}`);
      t.claim(text(answer, 'error') !== '', answer, 'a problem with a sentence in `error`');
    }
  },
  async 'GE-10'(t) {
    const before = await balanceOf(t, t.a);
    for (const operation of JSON_OPERATIONS) {
      const bytes = JSON.stringify(BODIES[operation](t.a.id));
      t.expect(await t.a.call(operation, { raw: { type: 'text/xml', bytes } }), 415, 'not JSON');
    }
    for (const operation of ['uploadTrainingPhotos', 'reversePrompt'] as const) {
      t.expect(await t.a.call(operation, { body: { userId: t.a.id } }), 415, 'not a form');
    }
    const after = await t.a.call('getCredits');
    t.claim(field(after, 'credits') === before, after, `${before} credits as before`);
  },
  async 'GE-11'(t) {
    for (const operation of JSON_OPERATIONS) {
      for (const bytes of ['{"amount": 1', '', '[]', 'null', '"text"']) {
        const raw = { type: 'application/json', bytes };
        t.expect(await t.a.call(operation, { raw }), 400, `the body is ${bytes || 'empty'}`);
      }
    }
    for (const bytes of ['{"amount": NaN}', '{"amount": 1e400}', '{"amount": Infinity}']) {
      const raw = { type: 'application/json', bytes };
      t.expect(await t.a.call('deductCredits', { raw }), 400, `the body is ${bytes}`);
    }
    const deep = { type: 'application/json', bytes: '['.repeat(100_000) + ']'.repeat(100_000) };
    t.expect(await t.a.call('deductCredits', { raw: deep }), 400, 'lists in lists, 100000 deep');
    const bytes = Uint8Array.from([...Buffer.from('{"tier": "'), 0xff, 0xfe, ...Buffer.from('"}')]);
    const raw = { type: 'application/json', bytes };
    t.expect(await t.a.call('createCheckout', { raw }), 400, 'the body is no UTF-8');
  },
  async 'GE-12'(t) {
    for (const operation of JSON_OPERATIONS) {
      const body: Record<string, unknown> = BODIES[operation](t.a.id);
      const cases = Object.entries(body).flatMap(([name, value]): Case[] => {
        const { [name]: _left, ...rest } = body;
        const other = typeof value === 'string' ? 7 : String(value);
        return [
          [`${name} is missing`, { body: rest }, 400],
          [`${name} has another type`, { body: { ...body, [name]: other } }, 400],
          [`${name} is null`, { body: { ...body, [name]: null } }, 400],
          ...inUpperCase(operation, body, name),
        ];
      });
      await expectEach(t, operation, cases);
    }
  },
  async 'GE-13'(t) {
    for (const operation of JSON_OPERATIONS) {
      t.expect(await t.nobody.call(operation, { body: {} }), 401, 'signed out, and a wrong request');
    }
  },
  async 'GE-14'(t) {
    const userId = `user_${randomUUID()}`;
    for (const operation of ['trainTwin', 'generateImage', 'embedStyle', 'generatePost'] as const) {
      t.expect(await t.a.call(operation, { body: { userId } }), 400, 'wrong, and of somebody else');
    }
    for (const operation of ['listTrainedModels', 'getTrainingStatus'] as const) {
      const call = { params: { userId: 'user ada' } };
      t.expect(await t.a.call(operation, call), 400, 'an id with a space');
    }
    const call = { params: { id: 'j'.repeat(MAX_JOB_ID_LENGTH + 1) } };
    t.expect(await t.a.call('getJob', call), 400, `a job id of ${MAX_JOB_ID_LENGTH + 1} characters`);
  },
  async 'GE-15'(t) {
    for (const userId of [t.b.id, `user_${randomUUID()}`]) {
      for (const [operation, call] of entriesOf(callsOfUser(t, userId))) {
        t.expect(await t.a.call(operation, call), 403, 'the user id is not of the session');
      }
    }
  },
  async 'GE-16'(t) {
    const expected = t.a.id === 'demo_user' ? [200, 404] : [403];
    for (const operation of ['listTrainedModels', 'getTrainingStatus'] as const) {
      t.expect(await t.a.call(operation, { params: { userId: 'demo_user' } }), expected);
    }
  },
  async 'GE-19'(t) {
    for (const sent of TEXTS) {
      const created = await newJob(t.a, { brand: sent, idea: sent });
      if (!t.expect(created, 201, `the text ${JSON.stringify(sent)}`)) continue;
      const job = await jobOf(t.a, text(created, 'id'));
      for (const name of ['input.brand', 'input.idea']) {
        const received = JSON.stringify(field(job, name));
        t.claim(
          field(job, name) === sent,
          job,
          `\`${name}\` ${JSON.stringify(sent)}, as it was sent`,
          received,
        );
      }
    }
    const { sampleTexts } = BODIES.embedStyle(t.a.id);
    const style = { userId: t.a.id, sampleTexts: [...TEXTS, ...sampleTexts] };
    t.expect(await t.a.call('embedStyle', { body: style }), 200, 'samples with such texts');
    for (const topic of TEXTS) {
      const answer = await t.a.call('generatePost', { body: { ...BODIES.generatePost(t.a.id), topic } });
      t.expect(answer, 200, `the topic ${JSON.stringify(topic)}`);
    }
    for (const bytes of [String.raw`"\ud800"`, String.raw`"a\u0000b"`]) {
      const body = JSON.stringify({ ...BODIES.createJob(), brand: '?' }).replace('"?"', bytes);
      const answer = await t.a.call('createJob', { raw: { type: 'application/json', bytes: body } });
      t.expect(answer, [201, 400], `the brand is ${bytes}`);
    }
    const named = { name: 'Größe 👩🏽‍🎨.txt', type: 'text/plain', size: 9 };
    const body = { userId: t.a.id, documents: [named] };
    t.expect(await t.a.call('processDocuments', { body }), 200, 'a name with umlauts and emoji');
  },
  async 'GE-26'(t) {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset=UTF-8']) {
      for (const operation of ['createCheckout', 'processDocuments', 'createJob'] as const) {
        const raw = { type, bytes: JSON.stringify(BODIES[operation](t.a.id)) };
        t.expect(await t.a.call(operation, { raw }), operations[operation].statuses[0], type);
      }
    }
    t.expect(await t.a.call('createUpload', { body: {} }), 200, 'a body where none is declared');
  },
  async 'GE-27'(t) {
    for (const [name, limit] of [
      ['brand', MAX_BRAND_LENGTH],
      ['idea', MAX_IDEA_LENGTH],
    ] as const) {
      for (const [letter, what] of [
        ['👩', 'emoji'],
        ['é', 'letters of two bytes'],
      ] as const) {
        const longest = await newJob(t.a, { [name]: letter.repeat(limit) });
        t.expect(longest, 201, `${limit} ${what} as \`${name}\``);
        const longer = await newJob(t.a, { [name]: letter.repeat(limit + 1) });
        t.expect(longer, 400, `${limit + 1} ${what} as \`${name}\``);
      }
    }
  },
  async 'GE-28'(t) {
    for (const operation of JSON_OPERATIONS) {
      const bytes = JSON.stringify(BODIES[operation](t.a.id)).padEnd(MAX_JSON_BYTES + 1);
      const call = (isChunked: boolean) =>
        t.a.call(operation, { raw: { type: 'application/json', bytes, isChunked } });
      t.expect(await call(false), 413, `a body of ${MAX_JSON_BYTES + 1} bytes`);
      if (operation === 'createJob')
        t.expect(await call(true), 413, 'the same in chunks, without its length');
    }
  },
  async 'GE-23'(t) {
    const raw = { type: 'text/xml', bytes: ' '.repeat(MAX_JSON_BYTES + 1) };
    t.expect(await t.a.call('deductCredits', { raw }), 413, 'too large, and XML');
    const large = t.samples.padded(t.samples.svg, MAX_PHOTO_BYTES + 1);
    t.expect(await t.a.call('reversePrompt', { form: [['image', large]] }), 413, 'too large, and SVG');
    const address = await uploadAddress(t, t.a);
    if (isOwnUpload(t, address)) t.expect(await put(t, address, large), 413, 'too large, and SVG');
  },
  async 'GE-24'(t) {
    // Spaces between the tokens weigh, too.
    const bytes = JSON.stringify(BODIES.embedStyle(t.a.id)).padEnd(MAX_JSON_BYTES);
    const raw = { type: 'application/json', bytes };
    t.expect(await t.a.call('embedStyle', { raw }), 200, `a body of ${MAX_JSON_BYTES} bytes`);
  },
};

export const SECURED = entriesOf(operations).filter(([, { secured }]) => secured);
