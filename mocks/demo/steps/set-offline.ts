let isCurrentlyOffline = false;

/** Sets `navigator.onLine` and dispatches the event, as a browser does when the connection changes. */
export function setOffline(isOffline: boolean): void {
  if (isOffline === isCurrentlyOffline) return;
  isCurrentlyOffline = isOffline;
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  else Reflect.deleteProperty(navigator, 'onLine');
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}
