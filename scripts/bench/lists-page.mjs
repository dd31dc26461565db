/** Runs in the page, so it uses nothing from outside. Times are in ms. */
export function listProbe() {
  const paintWhen = (isReady) =>
    new Promise((resolve) => {
      const end = performance.now() + 10_000;
      const check = () => {
        if (!isReady() && performance.now() < end) return requestAnimationFrame(check);
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        return port2.postMessage('drawn');
      };
      requestAnimationFrame(check);
    });
  const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];

  window.listProbe = {
    /** Time from a press until `count` of the elements are painted. */
    async press(button, selector, count) {
      const start = performance.now();
      button.click();
      await paintWhen(() => document.querySelectorAll(selector).length >= count);
      return performance.now() - start;
    },
    async paste(field, text, selector) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const start = performance.now();
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      await paintWhen(() => document.querySelector(selector));
      return performance.now() - start;
    },
    /** Time of the focus listeners, when the focus moves to the next control. */
    focusMove() {
      const controls = [...document.querySelectorAll('main a[href], main button')].slice(0, 40);
      const times = controls.map((control) => {
        const start = performance.now();
        control.focus({ preventScroll: true });
        return performance.now() - start;
      });
      return median(times);
    },
    /** Stores pictures of the first twin, and creates jobs. */
    async fill(user, { pictures, jobs, job }) {
      const word = document.querySelector('#twins .font-semibold').textContent;
      const file = (index) =>
        `data:image/svg+xml,${encodeURIComponent(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="hsl(${index % 360} 60% 50%)" d="${'M0 0h9v9H0z'.repeat(1_000)}"/></svg>`,
        )}`;
      const stored = Array.from({ length: pictures }, (_, index) => ({
        id: `kept-${index}`,
        imageUrl: file(index),
        prompt: `picture ${index}, in a red coat on a bridge at night`,
        sentPrompt: `${word} person, picture ${index}, in a red coat on a bridge at night`,
        triggerWord: word,
        createdAt: Date.now() - index * 60_000,
        isFavourite: index % 9 === 0,
      }));
      const open = indexedDB.open('twin-studio');
      await new Promise((resolve) => {
        open.onupgradeneeded = () => open.result.createObjectStore('files');
        open.onsuccess = resolve;
      });
      const write = open.result.transaction('files', 'readwrite');
      write.objectStore('files').put(stored, `pictures:${user}`);
      await new Promise((resolve) => (write.oncomplete = resolve));
      open.result.close();

      const request = () => ({
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(job),
      });
      const recent = [];
      for (let index = 0; index < jobs; index += 1) {
        const { id } = await (await fetch('/api/jobs', request())).json();
        recent.unshift({ id, goal: job.goal });
      }
      localStorage.setItem(`twin-studio:recent-jobs:${user}`, JSON.stringify(recent));
    },
  };
}
