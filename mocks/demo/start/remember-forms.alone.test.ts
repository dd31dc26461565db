import { beforeEach, expect, test, vi } from 'vitest';

/** As in Safari: the form of a request cannot be read when a file in it lies in memory. */
class WebKitRequest extends Request {
  override formData(): Promise<FormData> {
    return Promise.reject(new DOMException('Unable to read form data blob', 'InvalidStateError'));
  }
}

beforeEach(async () => {
  vi.stubGlobal('Request', WebKitRequest);
  vi.resetModules();
  // A script of the page's head, not a module: it has no types.
  const script = './remember-forms.js';
  await import(/* @vite-ignore */ script);
});

test('reads photos that have no file on a disk, in Safari too, also from a request made of another', async () => {
  const body = new FormData();
  body.append('photos', new File(['bytes'], 'portrait.png', { type: 'image/png' }));
  const first = new Request('http://localhost/api/twins/upload-training', { method: 'POST', body });
  const second = new Request(first, { redirect: 'manual' });
  expect(second.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  const photo = (await second.formData()).get('photos') as File;
  expect([photo.name, photo.type, await photo.text()]).toEqual(['portrait.png', 'image/png', 'bytes']);
});

test('leaves every other body as it is', async () => {
  const request = new Request('http://localhost/api/jobs', { method: 'POST', body: '{"a":1}' });
  expect(request.body).not.toBeNull();
  expect(await request.json()).toEqual({ a: 1 });
});
