/**
 * Older releases answered the page's calls by a service worker. Nothing passes through it any more, and it goes with
 * the last page that it is in charge of. Where workers are refused, there is none.
 */
export async function forgetWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const ours = registrations.filter(
      ({ scope }) => scope === new URL(import.meta.env.BASE_URL, location.href).href,
    );
    await Promise.all(ours.map((one) => one.unregister()));
  } catch {
    // No secure origin, or a sandboxed frame.
  }
}
