/** 128 random bits as text. `crypto.randomUUID` is missing on pages served over http from another machine. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Adds `crypto.randomUUID` where it is missing, because @msw/data calls it for each record. */
export function provideRandomUuid(): void {
  if (typeof crypto.randomUUID === 'function') return;
  crypto.randomUUID = () =>
    randomId().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as ReturnType<
      typeof crypto.randomUUID
    >;
}
