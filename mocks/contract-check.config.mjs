import { createHmac } from 'node:crypto';

// What the runner of openapi/conformance/ needs to know of `npm run mock-api`; an example for servers of other makes.
const SCENARIO_OF = { a: 'new-creator', b: 'creator' };
const NOTICE_SECRET = 'whsec_simulated';

/** @type {import('../openapi/conformance/adapter.ts').AdapterModule} */
export default async function mockApi({ baseUrl }) {
  const users = {};

  const post = async (path, body, headers = {}) => {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (response.status >= 400) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const control = (path, body) => post(`/__mock/${path}`, body);
  /** The next call of this operation starts something that goes on in this way; nothing else is set to fail. */
  const letTurnOut = async (operation, course) => {
    await control('faults', { operation, kind: 'course', course, times: 1 });
    return () => fetch(`${baseUrl}/__mock/faults`, { method: 'DELETE' });
  };

  // Two accounts without a past.
  await control('scenario', { scenario: 'signed-out' });

  return {
    isNewAccount: true,
    async signIn(jar, account) {
      await jar.fetch(`${baseUrl}/api/callback?code=${SCENARIO_OF[account]}`);
      const user = await jar.fetch(`${baseUrl}/api/auth/user`);
      users[account] = (await user.json()).id;
    },
    setCredits: (account, credits) => control('person', { userId: users[account], credits }),
    failNextTraining: () => letTurnOut('trainTwin', { failsAfterMs: 60_000 }),
    failNextJob: () => letTurnOut('createJob', { failsAt: 'VOICE' }),
    confirmPayment: (url) => post(new URL(url).pathname, { outcome: 'paid' }),
    async sendNotice(url, _account, { isPaid, isSigned }) {
      const id = new URL(url).pathname.split('/').at(-1);
      const payment_status = isPaid ? 'paid' : 'unpaid';
      const body = JSON.stringify({
        id: `evt_${id}`,
        type: 'checkout.session.completed',
        data: { object: { id, payment_status } },
      });
      const signed = createHmac('sha256', isSigned ? NOTICE_SECRET : 'another')
        .update(`1.${body}`)
        .digest('hex');
      // A refusal is an answer, too: the balance tells what came of it.
      await fetch(`${baseUrl}/api/mock/notice`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=1,v1=${signed}` },
        body,
      });
    },
    advance: (ms) => control('clock', { advance: ms }),
  };
}
