import { line } from '@fsvp/tools/verification/bench/line';
import { newPage, RUNS } from './browser.mjs';
import { budgetLine, maxOf, median, ms } from './figures.mjs';
import { isScreenShown, SCREENS } from './screens.mjs';
import { takeRecords, timeClick, watchTasks } from './watch.mjs';

const BUDGET_MS = 100;

/** @typedef {{ first: number, again: number[], clicks: number[] }} Visits */

/**
 * Measures the time from a click in the sidebar to the frame with the screen, on the first and on further visits.
 * @param {import('./web.mjs').BrowserSession} work
 */
export async function timeRouteChanges(work) {
  const usual = await visitScreens(work, 1);
  const slowed = await visitScreens(work, 4);
  console.log(
    '\nRoute changes: from the click to the frame with heading and content, for first and further visits; event: event timing of the click; ms\n',
  );
  console.log(line(['screen', 'first', 'p50', 'max', 'event', '4x first', '4x p50', '4x max', '4x event']));
  const missed = [];
  for (const { label } of SCREENS) {
    const visits = usual.get(label);
    const slow = slowed.get(label);
    if (!visits || !slow) continue;
    console.log(line([label, ...cells(visits), ...cells(slow)]));
    if (median(visits.again) >= BUDGET_MS) missed.push(`${label}: ${ms(median(visits.again))}`);
  }
  console.log(budgetLine(`a visited screen within ${BUDGET_MS} ms (p50, unthrottled CPU)`, missed));
}

/** @param {Visits} visits */
const cells = ({ first, again, clicks }) => [ms(first), ms(median(again)), ms(maxOf(again)), ms(maxOf(clicks))];

/** @param {import('./web.mjs').BrowserSession} work @param {number} slowdown @returns {Promise<Map<string, Visits>>} */
async function visitScreens({ browser, session }, slowdown) {
  const page = await newPage(browser, session, { slowdown });
  await page.addInitScript(watchTasks);
  await page.goto('/');
  await page.waitForFunction(isScreenShown, SCREENS[0]?.heading);
  await page.waitForLoadState('networkidle');
  /** @type {Map<string, Visits>} */
  const seen = new Map();
  for (let round = 0; round <= Math.max(2, RUNS); round += 1) {
    // Each round starts on the dashboard, so the dashboard is visited last.
    for (const screen of [...SCREENS.slice(1), ...SCREENS.slice(0, 1)]) {
      const took = await change(page, screen);
      const { clicks } = await takeRecords(page);
      const visits = seen.get(screen.label) ?? { first: took, again: [], clicks: [] };
      if (seen.has(screen.label)) {
        visits.again.push(took);
        visits.clicks.push(...clicks);
      }
      seen.set(screen.label, visits);
    }
  }
  await page.context().close();
  return seen;
}

/** @param {import('./browser.mjs').Page} page @param {import('./screens.mjs').Screen} screen @returns {Promise<number>} */
async function change(page, { label, heading }) {
  const link = page.getByRole('navigation').getByRole('link', { name: label, exact: true });
  const took = await timeClick(page, () => link.click(), isScreenShown, heading);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  return took;
}
