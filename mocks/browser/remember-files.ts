import { createStore, setMany } from 'idb-keyval';
import { photoIds, seededFileNames } from '../scenarios/device-files.ts';
import { SCENARIOS, type ScenarioId } from '../scenarios/scenarios.ts';
import { fileUrl } from './addresses.ts';

const MINUTE_MS = 60_000;

/** Puts photos and pictures where the app keeps them. What storage refuses is left out. */
export async function rememberFiles(scenario: ScenarioId, now: number): Promise<void> {
  const names = seededFileNames(scenario);
  if (names.length === 0) return;
  const { photos = 0, pictures = [] } = SCENARIOS[scenario];
  const values = [
    ...(photos > 0 ? [photoIds(photos), ...(await Promise.all(photoIds(photos).map(keptPhoto)))] : []),
    ...(pictures.length > 0 ? [await drawn(pictures, now)] : []),
  ];
  const entries = names.map((name, index): [string, unknown] => [name, values[index]]);
  await setMany(entries, createStore('twin-studio', 'files')).catch(() => undefined);
}

async function keptPhoto(id: string) {
  const name = `${id}.jpg`;
  const response = await fetch(fileUrl(`sample-photos/${name}`));
  const bytes = await response.blob();
  return { name, lastModified: 0, bytes, fingerprint: id, preview: bytes };
}

async function drawn(pictures: readonly { triggerWord: string; prompt: string }[], now: number) {
  // Large, and only for the few states that have pictures.
  const { drawPicture } = await import('../generators/picture/draw-picture.ts');
  return Promise.all(
    pictures.map(async ({ triggerWord, prompt }, index) => {
      const sentPrompt = `${triggerWord} person, ${prompt}`;
      const svg = await drawPicture({ twinSeed: triggerWord, prompt: sentPrompt, category: undefined });
      return {
        id: `scenario-${index + 1}`,
        imageUrl: `data:image/svg+xml,${encodeURIComponent(svg)}`,
        prompt,
        sentPrompt,
        triggerWord,
        createdAt: now - (index + 1) * MINUTE_MS,
        isFavourite: index === 1,
      };
    }),
  );
}
