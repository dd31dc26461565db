import type { Account } from '../adapter.ts';
import { rows, text } from '../exchange.ts';
import { ACCOUNTS, type ComparedServer } from './compared-server.ts';
import { wordKey } from './fill-names.ts';
import { parseSteps, type Files } from './parse-steps.ts';
import { ofUser, type Step } from './steps.ts';

/** Begins two sessions of an account. */
export async function signIn(server: ComparedServer, who: Account): Promise<void> {
  const [client, second] = await Promise.all([server.clientOf(who), server.clientOf(who)]);
  server.people[who] = { ...server.people[who], client, second, secondMs: server.movedMs };
}

/** Signs both accounts in, and reads their ids. */
export async function enter(server: ComparedServer): Promise<void> {
  for (const who of ACCOUNTS) {
    await signIn(server, who);
    const { client } = server.people[who];
    const user = await client.call('getCurrentUser');
    server.people[who] = {
      ...server.people[who],
      id: text(user, 'id') || 'demo_user',
      ended: client,
      twin: '',
    };
    // Signed out once, so that no case takes a session that still lasts, or one that is too old, for it.
    server.keepSession(who);
    await client.call('logout');
    server.people[who].client = await server.clientOf(who);
  }
}

/** Saves a style and, where time can be moved, trains a twin for each account. */
export function stepsToTwins(files: Files, canPass: boolean): Step[] {
  const training = canPass ? ' · {a,b} begins training first' : '';
  return parseSteps(`{a,b} saves style${training} · wait end`, files);
}

/** What only a new account sees, whatever others have saved. */
export function stepsOfNewAccount(files: Files): Step[] {
  const words = 'b saves style · a gets getTrainingStatus · a gets listTrainedModels · a writes post';
  return parseSteps(words, files).map((step) => ({ ...step, caseIds: ['new-account'] }));
}

export const NO_TWIN = 'NOBODY0';

/** Finds the trained twins; others are older than the run. */
export async function nameTwins(server: ComparedServer): Promise<void> {
  for (const who of ACCOUNTS) {
    const twins = await server.send(ofUser(who, 'listTrainedModels'));
    const [twin = NO_TWIN, ...others] = rows(twins).map((one) => String(one['trigger_word']));
    server.people[who].twin = twin;
    for (const other of others) server.old.add(wordKey(who, other));
  }
  server.created = [];
}
