/** Another site, from which some requests of the check come. */
export const EVIL_ORIGIN = 'https://evil.example';
