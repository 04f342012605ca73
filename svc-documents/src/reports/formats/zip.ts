import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { inChunks } from './join-chunks.js';

/** One file of an archive. */
export interface ZipEntry {
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

/**
 * Writes a ZIP archive as a stream in bounded memory.
 * The next entry is asked for only when the one before it has been written. Errors of the entries destroy the stream.
 */
export function zip(entries: AsyncIterable<ZipEntry>, modifiedAt: Date): Readable {
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  const addEntries = async () => {
    for await (const { name, content } of entries) {
      const input = Readable.from(inChunks(content), { objectMode: false });
      const stop = () => input.destroy();
      output.once('close', stop);
      archive.addReadStream(input, name, { mtime: modifiedAt });
      await finished(input);
      output.off('close', stop);
    }
    archive.end();
  };
  addEntries().catch((error: Error) => output.destroy(error));
  return output;
}
