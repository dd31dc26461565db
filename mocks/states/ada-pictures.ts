import type { SeedPicture } from './state.ts';
import { templates } from './templates.ts';

const fromTemplate = (triggerWord: string, file: string, templateName: string): SeedPicture => {
  const prompt = templates.find(({ name }) => name === templateName)?.prompt ?? '';
  return { triggerWord, file, templateName, prompt };
};

/** The pictures of Ada's two twins on her device, newest first. The demo's generator drew them (`committed-art.test.ts`). */
export const ADA_PICTURES: readonly SeedPicture[] = [
  fromTemplate('ADA7K', 'studio-headshot', 'Studio headshot'),
  { triggerWord: 'ADA7K', file: 'red-coat', prompt: 'In a red coat on a bridge at night', isFavourite: true },
  fromTemplate('ADA7K', 'magazine-cover', 'Magazine cover'),
  fromTemplate('ADA7K', 'above-the-tree-line', 'Above the tree line'),
  fromTemplate('ADA2M', 'profile-picture', 'Profile picture'),
  fromTemplate('ADA2M', 'founder-portrait', 'Founder portrait'),
];
