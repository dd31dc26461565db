// What the runner of openapi/conformance/ needs to know of `npm run mock-api`; an example for servers of other makes.
const SCENARIO_OF = { a: 'new-creator', b: 'creator' };

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
  const misbehave = async (account, traits) => {
    await control('person', { userId: users[account], traits });
    return () => control('person', { userId: users[account], traits: [] });
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
    failNextTraining: (account) => misbehave(account, ['training-breaks-down']),
    failNextJob: (account) => misbehave(account, ['jobs-fail']),
    confirmPayment: (url) => post(new URL(url).pathname, { outcome: 'paid' }),
    advance: (ms) => control('clock', { advance: ms }),
  };
}
