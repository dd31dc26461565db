import { MIN_TRAINING_PHOTOS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import type { Account } from '../adapter.ts';
import { rows, text } from '../exchange.ts';
import type { Samples } from '../samples.ts';
import { wordKey } from './names.ts';
import { ACCOUNTS, type Side } from './side.ts';
import { charge, ofUser, photos, style, train } from './steps.ts';

/** Signs somebody in, twice. */
export async function signIn(side: Side, who: Account): Promise<void> {
  const [client, second] = await Promise.all([side.clientOf(who), side.clientOf(who)]);
  side.people[who] = { ...side.people[who], client, second, secondMs: side.movedMs };
}

/** Who is signed in, before anything is sent in their names. */
export async function enter(side: Side): Promise<void> {
  for (const who of ACCOUNTS) {
    await signIn(side, who);
    const { client } = side.people[who];
    const user = await client.call('getCurrentUser');
    side.people[who] = {
      ...side.people[who],
      id: text(user, 'id') || 'demo_user',
      ended: client,
      twin: '',
    };
  }
}

/** A saved style and, where time can pass, a training for each of the two, as far as the server gets. */
export async function beginTwins(side: Side, samples: Samples, canPass: boolean): Promise<void> {
  for (const who of ACCOUNTS) {
    await side.send(style(who));
    if (!canPass) continue;
    await side.send(photos(who, samples.photos(MIN_TRAINING_PHOTOS)));
    await side.send(charge(who, TRAINING_COST_CREDITS, 'first'));
    await side.send(train(who, 'first', 'first'));
  }
}

export const NO_TWIN = 'NOBODY0';

/** The twins that came of it; what else there is, is from before. */
export async function nameTwins(side: Side): Promise<void> {
  for (const who of ACCOUNTS) {
    const [twins] = await side.send(ofUser(who, 'listTrainedModels'));
    const [twin = NO_TWIN, ...others] = twins ? rows(twins).map((one) => String(one['trigger_word'])) : [];
    side.people[who].twin = twin;
    for (const other of others) side.old.add(wordKey(who, other));
  }
  side.made = [];
}
