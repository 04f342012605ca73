export interface ChosenFile {
  file: File;
  /** With the folders that were dropped, such as 'Bay Seafood/Audits/2026.pdf'; the name of a file without one. */
  path: string;
}

/** Folders may hold each other, and a link a folder above it. */
const MOST_LEVELS = 8;
const MOST_FILES = 1000;

const entriesOf = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

async function addFiles(entry: FileSystemEntry, level: number, files: ChosenFile[]): Promise<void> {
  if (files.length >= MOST_FILES) return;
  if (entry.isFile) {
    // Systems add such files to folders without being asked.
    if (level > 0 && /^(\.|Thumbs\.db$|desktop\.ini$)/i.test(entry.name)) return;
    files.push({ file: await fileOf(entry as FileSystemFileEntry), path: entry.fullPath.replace(/^\//, '') });
    return;
  }
  if (level >= MOST_LEVELS) return;
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A browser returns at most 100 entries at once.
  for (let entries = await entriesOf(reader); entries.length > 0; entries = await entriesOf(reader))
    for (const inside of entries) await addFiles(inside, level + 1, files);
}

export const chosenFiles = (files: Iterable<File>): ChosenFile[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

/** The files that were dropped, also those in folders. Call it in the handler of the event, whose data is gone afterwards. */
export async function readDroppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<ChosenFile[]> {
  const plain = chosenFiles(files);
  const entries = [...(items ?? [])].map((item) => item.webkitGetAsEntry?.()).filter((entry) => entry != null);
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain;
  const found: ChosenFile[] = [];
  for (const entry of entries) await addFiles(entry, 0, found);
  return found;
}
