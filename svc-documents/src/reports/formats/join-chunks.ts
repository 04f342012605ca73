const CHUNK_CHARACTERS = 1 << 16;

/** Joins small texts into larger ones, because streams have a cost per chunk. */
export async function* joinChunks(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  let chunk: string[] = [];
  let characters = 0;
  for await (const text of texts) {
    chunk.push(text);
    characters += text.length;
    if (characters < CHUNK_CHARACTERS) continue;
    yield chunk.join('');
    chunk = [];
    characters = 0;
  }
  if (chunk.length) yield chunk.join('');
}
