// WebKit cannot read a form back out of a request when a file in it lies in memory: kept on this device, pasted, or made
// by the director. So in the demo a request keeps the form that it was made with, and the simulated backend reads that.
// Runs first in the page, before the app's client takes `Request`.
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
