import { opendir } from 'node:fs/promises';

/** Lists the names in a folder; nothing when it does not exist. */
export async function* listFolder(folder: string): AsyncGenerator<string> {
  const directory = await opendir(folder).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (directory) for await (const entry of directory) yield entry.name;
}
