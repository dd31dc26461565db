import type { ContentType } from '../../shared/lib/content-words.ts';

const files = import.meta.glob<string>('./assets/create-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The drawn card of each content type; '' until it is there. */
export const creationArt: Record<ContentType, string> = {
  commercial: files['./assets/create-commercial.webp'] ?? '',
  ai_twin: files['./assets/create-ai-twin.webp'] ?? '',
  photoshoot: files['./assets/create-photoshoot.webp'] ?? '',
  reel: files['./assets/create-reel.webp'] ?? '',
};
