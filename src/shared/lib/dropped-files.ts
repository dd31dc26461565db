/** Files that the user chose, dropped or pasted. */
export interface Intake {
  files: File[];
  /** Refused items. `cause` follows the name in a sentence. */
  refused: { name: string; cause: string }[];
}

/** Hidden files that operating systems add to folders. */
const SYSTEM_FILES = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Reads the files and folders of a drop or the clipboard. Call it in the event handler: later the data is gone. */
export async function readDrop(data: DataTransfer): Promise<Intake> {
  const intake: Intake = { files: [], refused: [] };
  const folders: FileSystemDirectoryEntry[] = [];
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  for (const item of items) {
    // The method is missing in test environments and returns null for a pasted file.
    const entry = (item as Partial<DataTransferItem>).webkitGetAsEntry?.();
    const file = item.getAsFile();
    if (entry?.isDirectory) folders.push(entry as FileSystemDirectoryEntry);
    else if (file) intake.files.push(file);
  }
  if (items.length === 0) intake.files.push(...data.files);
  for (const folder of folders) await readFolder(folder, intake);
  return intake;
}

async function readFolder(folder: FileSystemDirectoryEntry, intake: Intake): Promise<void> {
  const { name } = folder;
  const entries = await entriesOf(folder).catch(() => undefined);
  if (!entries) intake.refused.push({ name, cause: 'is a folder that cannot be read' });
  else if (entries.length === 0) intake.refused.push({ name, cause: 'is an empty folder' });
  for (const entry of entries ?? []) {
    if (entry.isDirectory) await readFolder(entry as FileSystemDirectoryEntry, intake);
    else if (!SYSTEM_FILES.has(entry.name)) await readFile(entry as FileSystemFileEntry, intake);
  }
}

async function readFile(entry: FileSystemFileEntry, intake: Intake): Promise<void> {
  try {
    intake.files.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)));
  } catch {
    intake.refused.push({ name: entry.name, cause: 'cannot be read' });
  }
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // Chrome returns at most a hundred entries at a time.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}
