/**
 * Puts text on the clipboard; says whether it worked. Pages served over http and embedded frames have no clipboard
 * API, so the old command is tried as well.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithSelection(text);
  }
}

function copyWithSelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside an open dialog everything else is inert: the area has to live where the focus is.
  (focused?.parentElement ?? document.body).append(area);
  area.select();
  try {
    // The only way where the clipboard API is missing.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
