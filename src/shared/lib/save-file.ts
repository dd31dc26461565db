/** Some browsers read a saved blob only after the press is long over. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser's downloads, under this name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
