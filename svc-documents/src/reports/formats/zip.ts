import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { joinChunks } from './join-chunks.js';

/** One file in an archive. */
export interface ZipEntry {
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

/**
 * Streams a ZIP archive in bounded memory.
 * An entry is requested after the previous one has been written. An error in an entry destroys the stream.
 */
export function createZip(entries: AsyncIterable<ZipEntry>, modifiedAt: Date): Readable {
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  const addEntries = async () => {
    for await (const { name, content } of entries) {
      const input = Readable.from(joinChunks(content), { objectMode: false });
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
