/**
 * Runs in the page before its first script: records long tasks and the durations of clicks.
 * Must be self-contained, because Playwright passes it as text.
 */
export function watchTasks() {
  /** @type {TaskRecords} */
  const records = { tasks: [], clicks: [] };
  Object.assign(window, { records });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) records.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') records.clicks.push(duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

/**
 * The time from a click to the frame in which something is shown, in ms.
 * @template Argument
 * @param {import('./browser.mjs').Page} page @param {() => Promise<unknown>} click
 * @param {(argument: Argument) => boolean} isShown runs in the page and must be self-contained @param {Argument} argument
 */
export async function timeClick(page, click, isShown, argument) {
  // Not the promise itself, for which evaluate would wait.
  await page.evaluate(`void (window.shown = (${watchClick})(${isShown}, ${JSON.stringify(argument)}))`);
  await click();
  return page.evaluate(() => /** @type {{ shown: Promise<number> }} */ (/** @type {unknown} */ (window)).shown);
}

/** Runs in the page. @param {(argument: any) => boolean} isShown @param {unknown} argument @returns {Promise<number>} */
function watchClick(isShown, argument) {
  return new Promise((resolve) => {
    const onClick = (/** @type {MouseEvent} */ { timeStamp }) => {
      const check = () => {
        if (!isShown(argument)) return void requestAnimationFrame(check);
        // A message is delivered after the frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(check);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
}

/** @typedef {{ tasks: { startTime: number, duration: number }[], clicks: number[] }} TaskRecords */

/** @param {import('./browser.mjs').Page} page @returns {Promise<TaskRecords>} the records since the last call */
export const takeRecords = (page) =>
  page.evaluate(() => {
    const { records } = /** @type {{ records: TaskRecords }} */ (/** @type {unknown} */ (window));
    return { tasks: records.tasks.splice(0), clicks: records.clicks.splice(0) };
  });
