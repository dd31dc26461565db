/** Removes the service worker of older releases. Where service workers are refused, there is none. */
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
