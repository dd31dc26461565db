import { createHmac } from 'node:crypto';

// The adapter for checking `npm run mock-api` with openapi/conformance/; an example for other servers.
const SCENARIO_OF = { a: 'new-creator', b: 'creator' };
const NOTICE_SECRET = 'whsec_simulated';

/**
 * @param {{ baseUrl: string, fetch?: import('#openapi/conformance/jar.ts').Fetch }} options
 * @returns {Promise<import('#openapi/conformance/adapter.ts').Adapter>}
 */
export default async function mockApi({ baseUrl, fetch = globalThis.fetch }) {
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
  /** Sets the outcome of the work that the next request of this operation starts. Returns a function that undoes it. */
  const setOutcome = async (operation, outcome) => {
    await control('faults', { operation, kind: 'outcome', outcome, times: 1 });
    return () => fetch(`${baseUrl}/__mock/faults`, { method: 'DELETE' });
  };

  /** The provider's notice. Its response is ignored: the runner reads the balance instead. */
  const notify = async (url, { isPaid, isSigned }) => {
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
    await fetch(`${baseUrl}/api/mock/notice`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=1,v1=${signed}` },
      body,
    });
  };

  // Both accounts start without history.
  await control('scenario', { scenario: 'signed-out' });

  return {
    isNewAccount: true,
    async signIn(jar, account) {
      await jar.fetch(`${baseUrl}/api/callback?code=${SCENARIO_OF[account]}`);
      const user = await jar.fetch(`${baseUrl}/api/auth/user`);
      users[account] = (await user.json()).id;
    },
    setCredits: (account, credits) => control('person', { userId: users[account], credits }),
    failNextTraining: () => setOutcome('trainTwin', { failsAfterMs: 60_000 }),
    failNextJob: () => setOutcome('createJob', { failsAt: 'VOICE' }),
    confirmPayment: (url) => notify(url, { isPaid: true, isSigned: true }),
    sendNotice: (url, _account, notice) => notify(url, notice),
    advance: (ms) => control('clock', { advance: ms }),
  };
}
