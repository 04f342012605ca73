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
