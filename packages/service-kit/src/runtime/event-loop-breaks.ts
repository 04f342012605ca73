import { setImmediate as nextTurn } from 'node:timers/promises';

const MAX_TURN_MS = 10;

/** Handles items, and lets the process handle other requests after 10 ms of work on them. No promise for each item. */
export async function forEachWithBreaks<T>(items: Iterable<T>, handle: (item: T) => void): Promise<void> {
  let turnBegan = performance.now();
  for (const item of items) {
    handle(item);
    if (performance.now() - turnBegan < MAX_TURN_MS) continue;
    await nextTurn();
    turnBegan = performance.now();
  }
}

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
