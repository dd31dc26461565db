let isTold = false;

/** Sets the page offline or online, as a browser does. */
export function tellOffline(isOffline: boolean): void {
  if (isOffline === isTold) return;
  isTold = isOffline;
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  else Reflect.deleteProperty(navigator, 'onLine');
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}
