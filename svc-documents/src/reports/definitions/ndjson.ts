import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/**
 * Reads one JSON object a line, in bounded memory.
 * @throws Error when the stream ends inside a line, that is, was cut off
 */
export async function* readNdjson<T>(source: Promise<Readable> | Readable): AsyncGenerator<T> {
  for await (const line of readLines(await source)) yield JSON.parse(line) as T;
}

/** The lines of a stream whose last line ends with a line break too. */
export async function* readLines(source: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest + decoder.end()) throw new Error('The rows were cut off');
}
