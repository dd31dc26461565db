/** Leaves for another document: the server's sign-in, or the payment page. Check the address first. An object, so that tests can spy on it. */
export const leaveApp = {
  to(url: string): void {
    window.location.assign(url);
  },
};
