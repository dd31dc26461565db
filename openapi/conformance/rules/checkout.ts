import { PLANS } from '#openapi/limits.gen.ts';
import { isLoopback } from '#openapi/safe-address.ts';
import type { Checks, Person, Trial } from '../check.ts';
import { number, text, type Exchange } from '../exchange.ts';
import { balanceOf } from '../journey.ts';

/** Reports a checkout as paid, and waits until the credits are there or a minute has passed. */
async function confirmed(t: Trial, person: Person, url: string, before: number): Promise<Exchange> {
  await t.hooks.confirmPayment?.(url, person.name);
  t.ledger.forget(person.name);
  return t.until(
    () => {
      t.ledger.forget(person.name);
      return person.call('getCredits');
    },
    (answer) => number(answer, 'credits') !== before,
    { stepMs: 5000, boundMs: 60_000 },
  );
}

export const checkoutChecks: Checks = {
  async 'PAY-1'(t) {
    const answer = await t.a.call('createCheckout', { body: { tier: 'starter' } });
    t.expect(answer, 200);
    const url = new URL(text(answer, 'url') || 'missing:', t.baseUrl);
    const base = new URL(t.baseUrl);
    const isFine =
      url.protocol === 'https:' ||
      (url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(base.hostname));
    t.claim(isFine, answer, 'an https address, or a path of this origin');
  },
  'PAY-6': {
    needs: ['confirmPayment'],
    async run(t) {
      const before = await balanceOf(t, t.a);
      const body = { tier: 'starter', credits: 999_999, priceUsd: 0.01, amount: 1, price: 1 };
      const answer = await t.a.call('createCheckout', { body });
      t.expect(answer, [200, 400], 'more fields than declared');
      if (answer.status !== 200) return;
      const after = await confirmed(t, t.a, new URL(text(answer, 'url'), t.baseUrl).href, before);
      const wanted = before + PLANS.starter.credits;
      t.claim(number(after, 'credits') === wanted, after, `${wanted} credits: those of the plan`);
    },
  },
};
