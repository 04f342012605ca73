/**
 * Runs the steps one after another, each in a task of its own: a slow machine is deaf for as long as one task lasts.
 * Resolves to what the last gave; rejects with what a step failed with.
 */
export async function inTurns<T>(last: () => Promise<T>, ...before: (() => Promise<unknown>)[]): Promise<T> {
  for (const step of before) {
    await turn();
    await step();
  }
  await turn();
  return last();
}

const turn = () => new Promise((resolve) => setTimeout(resolve));
