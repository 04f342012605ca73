import { setImmediate as nextTurn } from 'node:timers/promises';

const MAX_TURN_MS = 10;

/** Passes items on, and lets the process handle other requests after 10 ms of work on them. */
export async function* withBreaks<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  let turnBegan = performance.now();
  for await (const item of items) {
    yield item;
    if (performance.now() - turnBegan < MAX_TURN_MS) continue;
    await nextTurn();
    turnBegan = performance.now();
  }
}

/** Cuts text into slices that a parser reads in a few milliseconds, with breaks between them. */
export function sliceText(texts: AsyncIterable<string>): AsyncGenerator<string> {
  return withBreaks(cut(texts));
}

async function* cut(texts: AsyncIterable<string>): AsyncGenerator<string> {
  // By code points, so that no character is cut in half.
  for await (const text of texts) yield* text.match(/.{1,8192}/gsu) ?? [];
}
