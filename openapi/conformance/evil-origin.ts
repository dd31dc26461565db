/** Another site that sends some requests of the check. */
export const EVIL_ORIGIN = 'https://evil.example';
