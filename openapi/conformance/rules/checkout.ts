import type { Notice } from '../adapter.ts';
import { PLANS, PRICING_TIERS } from '../../limits.gen.ts';
import { isLoopback } from '../../safe-address.ts';
import { expectEach, type Checks, type Person, type Trial } from '../check.ts';
import { number, text, type Exchange } from '../exchange.ts';
import { balanceOf } from '../journey.ts';

async function checkout(t: Trial, person: Person, body: object): Promise<string> {
  const answer = await person.call('createCheckout', { body });
  t.need(answer, 200);
  return new URL(text(answer, 'url'), t.baseUrl).href;
}

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

/** Sends the provider's notice, and looks at the balance when it has had time to count. */
async function expectAfterNotice(
  t: Trial,
  url: string,
  notice: Notice,
  credits: number,
  why: string,
): Promise<void> {
  await t.hooks.sendNotice?.(url, 'a', notice);
  await t.hooks.advance?.(60_000);
  t.ledger.forget('a');
  const after = await t.a.call('getCredits');
  t.claim(number(after, 'credits') === credits, after, `${credits} credits: ${why}`);
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
  'PAY-2': (t) =>
    expectEach(
      t,
      'createCheckout',
      ['gold', '', 'Starter', 'constructor'].map((tier) => [`the plan "${tier}"`, { body: { tier } }, 400]),
    ),
  async 'PAY-3'(t) {
    const before = await balanceOf(t, t.a);
    await checkout(t, t.a, { tier: 'pro' });
    await t.a.send('GET', `${t.baseUrl}/checkout/success`);
    const after = await t.a.call('getCredits');
    t.claim(number(after, 'credits') === before, after, `${before} credits: nothing was paid`);
  },
  'PAY-4': {
    needs: ['confirmPayment'],
    async run(t) {
      for (const tier of PRICING_TIERS) {
        const [before, theirs] = [await balanceOf(t, t.a), await balanceOf(t, t.b)];
        const after = await confirmed(t, t.a, await checkout(t, t.a, { tier }), before);
        const wanted = before + PLANS[tier].credits;
        t.claim(number(after, 'credits') === wanted, after, `${wanted} credits after paying for ${tier}`);
        const other = await t.b.call('getCredits');
        t.claim(number(other, 'credits') === theirs, other, `${theirs} credits: somebody else paid`);
      }
      const before = await balanceOf(t, t.b);
      const after = await confirmed(t, t.b, await checkout(t, t.b, { tier: 'starter' }), before);
      const wanted = before + PLANS.starter.credits;
      t.claim(number(after, 'credits') === wanted, after, `${wanted} credits of the account that paid`);
    },
  },
  'PAY-5': {
    needs: ['confirmPayment'],
    async run(t) {
      const before = await balanceOf(t, t.a);
      const url = await checkout(t, t.a, { tier: 'starter' });
      // Twice at once, and again later.
      await Promise.all([t.hooks.confirmPayment?.(url, 'a'), confirmed(t, t.a, url, before)]);
      await t.hooks.confirmPayment?.(url, 'a');
      await t.hooks.advance?.(60_000);
      t.ledger.forget('a');
      const after = await t.a.call('getCredits');
      const wanted = before + PLANS.starter.credits;
      t.claim(number(after, 'credits') === wanted, after, `${wanted} credits: the notice came three times`);
    },
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
  'PAY-7': {
    needs: ['sendNotice'],
    async run(t) {
      const before = await balanceOf(t, t.a);
      const url = await checkout(t, t.a, { tier: 'starter' });
      await expectAfterNotice(t, url, { isPaid: true, isSigned: false }, before, 'the notice is not signed');
      const paid = before + PLANS.starter.credits;
      for (const why of ['the notice is signed', 'the notice came twice']) {
        await expectAfterNotice(t, url, { isPaid: true, isSigned: true }, paid, why);
      }
    },
  },
  'PAY-8': {
    needs: ['sendNotice'],
    async run(t) {
      const before = await balanceOf(t, t.a);
      const url = await checkout(t, t.a, { tier: 'pro' });
      await expectAfterNotice(t, url, { isPaid: false, isSigned: true }, before, 'it was not paid');
    },
  },
};
