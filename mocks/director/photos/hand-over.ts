/** Where photos can go: the studio's first step, the picture to read, the photo field of an open form. */
export type Target = 'training' | 'reverse-prompt' | 'dialog';

/** As a person would hand them over, so that the app's own checks run. @returns what went wrong, in a sentence */
export function handOver(files: readonly File[], target: Target): string | undefined {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  if (target === 'training') {
    // Dropped on the page: the app opens its first step by itself.
    if (!document.getElementById('main')) return 'Open the studio first.';
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
    );
    return undefined;
  }
  const input = document.querySelector<HTMLInputElement>(FIELDS[target]);
  if (!input) return MISSING[target];
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  input.closest('[data-file-drop]')?.scrollIntoView({ block: 'center' });
  return undefined;
}

const FIELDS = {
  'reverse-prompt': 'input[type=file][aria-label="Reference image"]',
  dialog: '[role=dialog] input[type=file]',
} as const;

const MISSING = {
  'reverse-prompt': 'Open the studio as somebody with a twin first: the picture is read there.',
  dialog: 'Open a form with photos first: Create, then AI Twin, then Add Photo.',
} as const;
