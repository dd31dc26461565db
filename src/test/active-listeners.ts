import { vi } from 'vitest';

interface Registration {
  name: string;
  listener: unknown;
  signal: AbortSignal | undefined;
}

/** Starts recording the listeners of window and document. @returns a function that returns the active ones, sorted */
export function recordListeners(): () => string[] {
  let registrations: Registration[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const kind = target === window ? 'window' : 'document';
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        const { once, signal } = typeof options === 'object' ? (options as AddEventListenerOptions) : {};
        if (!once) registrations.push({ name: `${kind} ${type}`, listener, signal });
        add(type, listener, options as AddEventListenerOptions);
      },
    );
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        registrations = registrations.filter(
          (registration) => registration.name !== `${kind} ${type}` || registration.listener !== listener,
        );
        remove(type, listener, options as EventListenerOptions);
      },
    );
  }
  return () =>
    registrations
      .filter(({ signal }) => !signal?.aborted)
      .map(({ name }) => name)
      .toSorted();
}
