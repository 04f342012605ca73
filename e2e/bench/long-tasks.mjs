import { line } from '@fsvp/tools/verification/bench/line';
import { newPage, RUNS } from './browser.mjs';
import { budgetLine, maxOf, median, ms } from './figures.mjs';
import { isScreenShown, SCREENS } from './screens.mjs';
import { takeRecords, watchTasks } from './watch.mjs';

const SLOWDOWN = 4;
const BUDGET_MS = 250;
/** Time for prefetches of an idle page. */
const PREFETCH_MS = 2_500;

/** @typedef {{ longest: number, blocked: number, shown: number }} Load */

/**
 * Measures the longest task while each screen loads on a slow CPU, with an empty and with a filled cache.
 * @param {import('./web.mjs').BrowserSession} work
 */
export async function findLongTasks(work) {
  console.log(
    `\nLoading a screen with the CPU ${SLOWDOWN} times slower: time until it was shown, its longest task (median and worst of the runs) and its total blocking time; ms\n`,
  );
  console.log(line(['screen', 'shown', 'longest', 'worst', 'blocked', 'cached: shown', 'longest', 'worst', 'blocked']));
  const screens = SCREENS.map((screen) => ({
    screen,
    cold: /** @type {Load[]} */ ([]),
    warm: /** @type {Load[]} */ ([]),
  }));
  // All screens in each run, so that a temporarily slow machine does not affect one screen only.
  for (let run = 0; run < RUNS; run += 1) {
    for (const { screen, cold, warm } of screens) {
      const page = await newPage(work.browser, work.session, { slowdown: SLOWDOWN });
      await page.addInitScript(watchTasks);
      cold.push(await load(page, screen));
      warm.push(await load(page, screen));
      await page.context().close();
    }
  }
  const missed = [];
  for (const { screen, cold, warm } of screens) {
    console.log(line([screen.label, ...cells(cold), ...cells(warm)]));
    for (const [how, loads] of Object.entries({ cold, warm })) {
      const longest = median(loads.map((one) => one.longest));
      if (longest > BUDGET_MS) missed.push(`${screen.label}, ${how}: ${ms(longest)}`);
    }
  }
  console.log(budgetLine(`no task over ${BUDGET_MS} ms on load`, missed));
}

/** @param {Load[]} loads */
const cells = (loads) => [
  ms(median(loads.map((one) => one.shown))),
  ms(median(loads.map((one) => one.longest))),
  ms(maxOf(loads.map((one) => one.longest))),
  ms(median(loads.map((one) => one.blocked))),
];

/** @param {import('./browser.mjs').Page} page @param {import('./screens.mjs').Screen} screen @returns {Promise<Load>} */
async function load(page, { path, heading }) {
  await page.goto(path);
  await page.waitForFunction(isScreenShown, heading);
  const shown = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(PREFETCH_MS);
  const { tasks } = await takeRecords(page);
  const durations = tasks.map(({ duration }) => duration);
  // Input has to wait for the part of a task over 50 ms.
  return { longest: maxOf(durations), blocked: durations.reduce((sum, one) => sum + one - 50, 0), shown };
}
