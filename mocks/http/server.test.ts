import { Agent, request, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type Client, type TestApi } from '../testing/api-for-test.ts';
import { waitUntil } from '../testing/wait-until.ts';

let api: TestApi;
let client: Client;

beforeEach(async () => {
  api = await startApi();
  client = api.client();
});

afterEach(() => api.stop());

describe('addresses in responses', () => {
  const forwarded = { 'x-forwarded-host': 'app.example', 'x-forwarded-proto': 'https' };

  test('ignore the proxy headers of a client', async () => {
    const login = await client.get('/api/login', forwarded);
    expect(login.headers.get('location')).toMatch(`${api.url}/api/mock/sign-in`);
  });

  test('have the host that a trusted proxy names', async () => {
    const behindProxy = await startApi({ trustProxy: true });
    const behind = await behindProxy.client().get('/api/login', forwarded);
    expect(behind.headers.get('location')).toMatch('https://app.example/api/mock/sign-in');
    await behindProxy.stop();
  });
});

describe('an upload', () => {
  test('that is refused unread leaves its connection to the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const charge = (body: Buffer) => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      return statusOf('/api/users/me/deduct-credits', { method: 'POST', agent, headers }, body);
    };
    // One byte above the limit. Node closes a connection that is idle for five seconds, and the next request would fail.
    expect(await charge(Buffer.alloc(4_000_001))).toBe(401);
    expect(await charge(Buffer.from('{}'))).toBe(401);
    agent.destroy();
  });

  test('larger than the contract allows is refused while it arrives', async () => {
    const chunk = new Uint8Array(1_000_000);
    let chunks = 0;
    const response = await fetch(`${api.url}/api/objects/upload/upload_1`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new ReadableStream({
        pull: (controller) => ((chunks += 1) > 40 ? controller.close() : controller.enqueue(chunk)),
      }),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      error: expect.stringMatching(/^The request is too large: \d+ MB is the maximum\.$/),
    });
  });

  test('that declares a size above the limit is refused before it is sent', async () => {
    const headers = { 'content-type': 'image/png', 'content-length': 60_000_000 };
    expect(await statusOf('/api/objects/upload/1', { method: 'PUT', headers })).toBe(413);
  });

  test('of a client that disconnects half way does not stop the server', async () => {
    await client.signIn('new-creator');
    const socket = connect(api.port, '127.0.0.1');
    const start =
      `POST /api/twins/upload-photos HTTP/1.1\r\nHost: localhost\r\nCookie: ${client.cookie}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.png"\r\n\r\nhalf a picture';
    await new Promise((resolve) => socket.write(start, resolve));
    socket.destroy();
    await waitUntil(() =>
      api.log.some(({ path, status }) => path === '/api/twins/upload-photos' && status === undefined),
    );
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });
});

describe('a page of another origin (CORS)', () => {
  const origin = 'https://evil.example';

  test('cannot read responses', async () => {
    const response = await client.get('/api/auth/user', { origin });
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('cannot control the backend', async () => {
    expect((await client.get('/__mock/state', { origin })).status).toBe(403);
  });
});

describe('the control endpoint', () => {
  const TRAINING = { operation: 'trainTwin', kind: 'outcome' };

  test('restarts the same state', async () => {
    await client.post('/__mock/scenario', { scenario: 'creator' });
    await client.signIn('creator');
    await client.post('/__mock/person', { userId: 'user_ada', credits: 5 });
    expect(await (await client.post('/__mock/reset', {})).json()).toMatchObject({ scenario: 'creator' });
    await client.signIn('creator');
    expect(await (await client.get('/api/users/me/credits')).json()).toEqual({ credits: 740 });
  });

  test.each([
    ['/__mock/scenario', { scenario: 'nobody' }, 400, /There is no scenario "nobody"/],
    ['/__mock/clock', { speed: 'fast' }, 400, /Speed NaN is not possible/],
    ['/__mock/faults', { operation: 'nothing', kind: 'network' }, 400, /no operation "nothing"/],
    ['/__mock/faults', { ...TRAINING, outcome: { fails: 1 } }, 400, /outcome takes failsAfterMs/],
    ['/__mock/line', { line: '5g' }, 400, /no line "5g"\. Known: off, fast/],
    ['/__mock/nothing', {}, 404, /There is no POST \/__mock\/nothing/],
  ])('explains why it refuses %s with %j', async (path, body, status, sentence) => {
    const response = await client.post(path, body);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { error: string }).error).toMatch(sentence);
  });
});

describe('a fault', () => {
  const credits = () => client.get('/api/users/me/credits');
  const fault = { operation: 'getCredits', times: 1 };

  test('breaks the connection once', async () => {
    await client.signIn('creator');
    await client.post('/__mock/faults', { ...fault, kind: 'network' });
    await expect(credits()).rejects.toThrow('fetch failed');
    expect((await credits()).status).toBe(200);
  });

  test('cuts a response in the middle', async () => {
    await client.signIn('creator');
    await client.post('/__mock/faults', { ...fault, kind: 'cut' });
    const response = await credits();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });
});

describe('the payment page', () => {
  const card = (number: string) =>
    new URLSearchParams({
      'test-number': number,
      'test-expiry': '12 / 40',
      'test-cvc': '123',
      intent: 'pay',
    });

  const startCheckout = async () => {
    await client.signIn('creator');
    const checkout = await client.post('/api/stripe/checkout', { tier: 'creator' });
    return new URL(((await checkout.json()) as { url: string }).url).pathname;
  };

  test('explains a refused card beside the entered number', async () => {
    const path = await startCheckout();
    const refused = await client.post(path, card('5555 5555 5555 4444'));
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again).toContain('Never enter a real card');
    expect(again).toContain('value="5555 5555 5555 4444"');
  });

  test('accepts a test card once', async () => {
    const path = await startCheckout();
    const paid = await client.post(path, card('4242 4242 4242 4242'));
    expect([paid.status, paid.headers.get('location')]).toEqual([303, '/checkout/success']);
    expect(await (await client.get(path)).text()).toContain('already paid');
  });

  test('has nothing to pay for an unknown checkout', async () => {
    for (const path of ['/api/mock/pay/none', '/api/mock/pay/%E0%A4%A', '/api/mock/pay/__proto__']) {
      const response = await client.get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This checkout does not exist');
    }
  });
});

describe('another address', () => {
  test('below /api/ returns 404', async () => {
    expect((await client.get('/api/nothing')).status).toBe(404);
  });

  test('outside /api/ returns 404 with a hint', async () => {
    const response = await client.get('/');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: 'Nothing is here. The API is below /api/, its controls below /__mock/.',
    });
  });

  test.each([
    '/api/mock/files/none.mp4',
    '/api/mock/files/..%2f..%2fpackage.json',
    '/api/mock/files/%2e%2e/http.ts',
  ])('leads to no file outside the samples: %s', async (path) => {
    expect((await client.get(path)).status).toBe(404);
  });

  // A page elsewhere would have our origin.
  test('with another host is refused', async () => {
    expect(await statusOf('/api/auth/user', { headers: { host: 'evil.example' } })).toBe(421);
  });

  test('cannot be run or framed', async () => {
    const response = await client.get('/api/auth/user');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    const page = await client.get('/api/mock/sign-in');
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'sha256-.*frame-ancestors 'none'/);
    expect(await page.text()).not.toMatch(/<script|style="/);
  });
});

/** The status of the response to exactly these headers. The body may still be on its way. */
function statusOf(path: string, options: RequestOptions, body?: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(api.url + path, options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    sent.once('error', reject).flushHeaders();
    if (body) sent.end(body);
  });
}
