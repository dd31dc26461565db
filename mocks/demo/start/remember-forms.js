// WebKit cannot read the form of a request when a file in it is in memory: stored on this device, pasted, or from the
// director. In the demo, a request therefore remembers its form for the simulated backend.
// This script runs first in the page, before the app's client reads `Request`.
(() => {
  const forms = new WeakMap();
  window.Request = class extends Request {
    constructor(input, init) {
      super(input, init);
      const form = init?.body ?? forms.get(input);
      if (form instanceof FormData) forms.set(this, form);
    }
    get body() {
      return forms.has(this) ? null : super.body;
    }
    async formData() {
      return forms.get(this) ?? super.formData();
    }
  };
})();
