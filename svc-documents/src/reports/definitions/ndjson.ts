import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/**
 * Reads one JSON object a line, in bounded memory.
 * @throws Error when the stream ends inside a line, because it was interrupted
 */
export async function* readNdjson<T>(source: Promise<Readable> | Readable): AsyncGenerator<T> {
  for await (const line of readLines(await source)) yield JSON.parse(line) as T;
}

/** Reads the lines of a stream. The last line must also end with a line break. */
export async function* readLines(source: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest + decoder.end()) throw new Error('The rows are incomplete');
}
