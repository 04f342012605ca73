/**
 * In the page, from its first script on: remembers long tasks and the durations of clicks.
 * Playwright hands this function over as text, so it may use nothing from outside.
 */
export function watchTasks() {
  /** @type {Watched} */
  const watched = { tasks: [], clicks: [] };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') watched.clicks.push(duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

/** @typedef {{ tasks: { startTime: number, duration: number }[], clicks: number[] }} Watched */

/** @param {import('./browser.mjs').Page} page @returns {Promise<Watched>} what was seen so far, once */
export const takeWatched = (page) =>
  page.evaluate(() => {
    const { watched } = /** @type {{ watched: Watched }} */ (/** @type {unknown} */ (window));
    return { tasks: watched.tasks.splice(0), clicks: watched.clicks.splice(0) };
  });
