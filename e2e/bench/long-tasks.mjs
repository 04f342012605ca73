import { line } from '@fsvp/tools/bench/line';
import { newPage, RUNS } from './browser.mjs';
import { median, most, ms, verdict } from './figures.mjs';
import { SCREENS, stands } from './screens.mjs';
import { takeWatched, watchTasks } from './watch.mjs';

const SLOWDOWN = 4;
const BUDGET_MS = 250;
/** Time for what is fetched ahead once the page is at rest. */
const REST_MS = 2_500;

/** @typedef {{ longest: number, together: number, stood: number }} Load */

/** The longest task while each screen is loaded by a slow machine, with nothing kept and with everything. @param {import('./web.mjs').Work} work */
export async function findLongTasks(work) {
  console.log(
    `\nLoading a screen with the processor slowed ${SLOWDOWN} times: when it stood, its longest task (median and worst of the runs) and what its tasks blocked together; ms\n`,
  );
  console.log(line(['screen', 'stood', 'longest', 'worst', 'blocked', 'kept: stood', 'longest', 'worst', 'blocked']));
  const screens = SCREENS.map((screen) => ({
    screen,
    cold: /** @type {Load[]} */ ([]),
    warm: /** @type {Load[]} */ ([]),
  }));
  // Screen after screen in each run, so that a minute in which the machine is slow does not fall on one of them alone.
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
  console.log(verdict(`no task over ${BUDGET_MS} ms on load`, missed));
}

/** @param {Load[]} loads */
const cells = (loads) => [
  ms(median(loads.map((one) => one.stood))),
  ms(median(loads.map((one) => one.longest))),
  ms(most(loads.map((one) => one.longest))),
  ms(median(loads.map((one) => one.together))),
];

/** @param {import('./browser.mjs').Page} page @param {import('./screens.mjs').Screen} screen @returns {Promise<Load>} */
async function load(page, { path, heading }) {
  await page.goto(path);
  await page.waitForFunction(stands, heading);
  const stood = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST_MS);
  const { tasks } = await takeWatched(page);
  const durations = tasks.map(({ duration }) => duration);
  // What a task takes over 50 ms is what a press has to wait for.
  return { longest: most(durations), together: durations.reduce((sum, one) => sum + one - 50, 0), stood };
}
