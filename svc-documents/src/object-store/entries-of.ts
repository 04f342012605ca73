import { opendir } from 'node:fs/promises';

/** Names in a folder; none when it is not there. */
export async function* entriesOf(folder: string): AsyncGenerator<string> {
  const directory = await opendir(folder).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (directory) for await (const entry of directory) yield entry.name;
}
