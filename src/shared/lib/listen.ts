type Listeners = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void };

/** Listens to events of the window, including events that bubble to it. @returns stops listening */
export function listen(listeners: Listeners, options: AddEventListenerOptions = {}): () => void {
  const controller = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    addEventListener(name, listener as EventListener, { ...options, signal: controller.signal });
  return () => controller.abort();
}
