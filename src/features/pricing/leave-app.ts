/** Sends the browser to another document: the server's sign-in, or the payment page. Check the address first. */
export function leaveApp(url: string): void {
  window.location.assign(url);
}
