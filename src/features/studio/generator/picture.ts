/** A picture that was made here, as it is kept on this device. */
export interface Picture {
  id: string;
  imageUrl: string;
  /** As the person wrote it. */
  prompt: string;
  /** As it was sent, with the trigger word. */
  sentPrompt: string;
  triggerWord: string;
  /** Name of the template whose prompt it was, when it was one. */
  templateName?: string;
  /** How it was made and how good it is, in the server's words. */
  method?: string;
  quality?: string;
  /** ms since 1970 by the server's clock. */
  createdAt: number;
  isFavourite: boolean;
}

const TEXTS = ['id', 'imageUrl', 'prompt', 'sentPrompt', 'triggerWord'] as const satisfies (keyof Picture)[];
const OPTIONAL_TEXTS = ['templateName', 'method', 'quality'] as const satisfies (keyof Picture)[];

/** What is read from the device may be from an older version, or damaged. */
export function isPictureList(value: unknown): value is Picture[] {
  return Array.isArray(value) && value.every(isPicture);
}

function isPicture(value: unknown): value is Picture {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return (
    TEXTS.every((name) => typeof row[name] === 'string') &&
    OPTIONAL_TEXTS.every((name) => row[name] === undefined || typeof row[name] === 'string') &&
    Number.isFinite(row['createdAt']) &&
    typeof row['isFavourite'] === 'boolean'
  );
}

/** What the picture shows, for people who cannot see it. */
export function pictureAlt({ triggerWord, templateName, prompt }: Picture): string {
  const subject = prompt.length > 160 ? `${prompt.slice(0, 159).trimEnd()}…` : prompt;
  return `${templateName ?? 'Picture'} of ${triggerWord}: ${subject}`;
}
