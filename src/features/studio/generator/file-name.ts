interface Named {
  triggerWord: string;
  templateName?: string;
  prompt: string;
  createdAt: number;
}

/** `ada7k-magazine-cover-20261121-0930.png`: who, what, when; safe on every system. */
export function pictureFileName({ triggerWord, templateName, prompt, createdAt }: Named): string {
  const subject = slug(templateName ?? prompt, 40);
  const parts = [slug(triggerWord, 24) || 'twin', subject || 'picture', timeStamp(createdAt)];
  return `${parts.filter((part) => part !== '').join('-')}.png`;
}

/** Latin letters and digits with dashes, cut between words where it can be. */
function slug(text: string, maxLength: number): string {
  const dashed = text
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (dashed.length <= maxLength) return dashed;
  const lastDash = dashed.lastIndexOf('-', maxLength);
  return dashed.slice(0, lastDash > 0 ? lastDash : maxLength);
}

/** Local time: it is what the person remembers. */
function timeStamp(time: number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`;
  return `${day}-${two(date.getHours())}${two(date.getMinutes())}`;
}
