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

/** @typedef {{ tasks: { startTime: number, duration: number }[], clicks: number[] }} TaskRecords */

/** @param {import('./browser.mjs').Page} page @returns {Promise<TaskRecords>} the records since the last call */
export const takeRecords = (page) =>
  page.evaluate(() => {
    const { records } = /** @type {{ records: TaskRecords }} */ (/** @type {unknown} */ (window));
    return { tasks: records.tasks.splice(0), clicks: records.clicks.splice(0) };
  });
