/** Some browsers read a downloaded blob with a delay. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a file with this name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
