import type { Picture } from '#entities/picture/picture.ts';

/** A stored picture of Ada's first twin. Higher numbers are newer. */
export const picture = (number: number, special: Partial<Picture> = {}): Picture => ({
  id: `p${number}`,
  imageUrl: `data:image/png;base64,iVBORw0KGgo${number}`,
  prompt: `number ${number}`,
  sentPrompt: `ADA7K person, number ${number}`,
  triggerWord: 'ADA7K',
  createdAt: number,
  position: number,
  isFavourite: false,
  ...special,
});
