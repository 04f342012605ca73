import { line } from '@fsvp/tools/bench/line';
import { newPage, RUNS } from './browser.mjs';
import { median, most, ms, verdict } from './figures.mjs';
import { SCREENS, stands } from './screens.mjs';
import { takeWatched, watchTasks } from './watch.mjs';

const BUDGET_MS = 100;

/** @typedef {{ first: number, again: number[], clicks: number[] }} Visits */

/** From a click in the sidebar to the frame in which the screen stands, on the first visit and on further ones. @param {import('./web.mjs').Work} work */
export async function timeRouteChanges(work) {
  const usual = await visitScreens(work, 1);
  const slowed = await visitScreens(work, 4);
  console.log(
    '\nRoute changes: from the click to the frame in which heading and content stand; first visit, then visited ones; event: what the browser says of the click; ms\n',
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
  console.log(verdict(`a visited screen within ${BUDGET_MS} ms (p50, usual processor)`, missed));
}

/** @param {Visits} visits */
const cells = ({ first, again, clicks }) => [ms(first), ms(median(again)), ms(most(again)), ms(most(clicks))];

/** @param {import('./web.mjs').Work} work @param {number} slowdown @returns {Promise<Map<string, Visits>>} */
async function visitScreens({ browser, session }, slowdown) {
  const page = await newPage(browser, session, { slowdown });
  await page.addInitScript(watchTasks);
  await page.addInitScript(`window.stands = ${stands}`);
  await page.goto('/');
  await page.waitForFunction(stands, SCREENS[0]?.heading);
  await page.waitForLoadState('networkidle');
  /** @type {Map<string, Visits>} */
  const seen = new Map();
  for (let round = 0; round <= Math.max(2, RUNS); round += 1) {
    // The dashboard is where a round begins, so that it comes last.
    for (const screen of [...SCREENS.slice(1), ...SCREENS.slice(0, 1)]) {
      const took = await change(page, screen);
      const { clicks } = await takeWatched(page);
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
  await page.evaluate((title) => {
    const found = /** @type {{ stands: typeof stands }} */ (/** @type {unknown} */ (window)).stands;
    const changed = new Promise((resolve) => {
      const onClick = (/** @type {MouseEvent} */ { timeStamp }) => {
        const look = () => {
          if (!found(title)) return void requestAnimationFrame(look);
          // A message is delivered when the frame has been handed over.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      addEventListener('click', onClick, { capture: true, once: true });
    });
    Object.assign(window, { changed });
  }, heading);
  await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).click();
  const took = await page.evaluate(
    () => /** @type {{ changed: Promise<number> }} */ (/** @type {unknown} */ (window)).changed,
  );
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  return took;
}
