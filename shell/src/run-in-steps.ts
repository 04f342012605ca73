/**
 * Runs the steps one after another, each in a task of its own, so that a slow device can handle input between them.
 * Resolves to the result of `last`; rejects with the error of the step that failed.
 */
export async function runInSteps<T>(last: () => Promise<T>, ...before: (() => Promise<unknown>)[]): Promise<T> {
  for (const step of before) {
    await nextTask();
    await step();
  }
  await nextTask();
  return last();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
