import { beforeEach, describe, expect, test, vi } from 'vitest';

/** Like Safari, it cannot read the form of a request when a file in the form is in memory. */
class WebKitRequest extends Request {
  override formData(): Promise<FormData> {
    return Promise.reject(new DOMException('Unable to read form data blob', 'InvalidStateError'));
  }
}

beforeEach(async () => {
  vi.stubGlobal('Request', WebKitRequest);
  vi.resetModules();
  // The file is a script of the page's head, so it has no types.
  const script = './remember-forms.js';
  await import(/* @vite-ignore */ script);
});

describe('the form of a request in Safari', () => {
  test('the copy of a request has its photos in Safari', async () => {
    const body = new FormData();
    body.append('photos', new File(['bytes'], 'portrait.png', { type: 'image/png' }));
    const original = new Request('http://localhost/api/twins/upload-training', { method: 'POST', body });
    const copy = new Request(original, { redirect: 'manual' });
    expect(copy.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const photo = (await copy.formData()).get('photos') as File;
    expect([photo.name, photo.type, await photo.text()]).toEqual(['portrait.png', 'image/png', 'bytes']);
  });

  test('a body without a form is unchanged', async () => {
    const request = new Request('http://localhost/api/jobs', { method: 'POST', body: '{"a":1}' });
    expect(request.body).not.toBeNull();
    expect(await request.json()).toEqual({ a: 1 });
  });
});
