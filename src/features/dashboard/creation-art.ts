import type { ContentType } from '../../shared/lib/content-words.ts';
import aiTwin from './assets/create-ai-twin.webp';
import commercial from './assets/create-commercial.webp';
import photoshoot from './assets/create-photoshoot.webp';
import reel from './assets/create-reel.webp';

/** The drawn card of each content type. */
export const creationArt: Record<ContentType, string> = { commercial, ai_twin: aiTwin, photoshoot, reel };
