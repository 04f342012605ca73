import { line } from '@fsvp/tools/bench/line';
import { newPage, RUNS } from './browser.mjs';
import { median, most, ms } from './figures.mjs';
import { stands } from './screens.mjs';
import { takeWatched, watchTasks } from './watch.mjs';

const FRAME_MS = 1000 / 60;

/** @typedef {import('./browser.mjs').Page} Page */
/** @typedef {{ took: number, longestTask: number, longestFrame: number, dropped: number }} Smoothness */

const search = (/** @type {Page} */ page) => page.getByRole('main').getByRole('searchbox');
const press = (/** @type {string} */ name) => (/** @type {Page} */ page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** What people do in the list, one after the other. @type {[title: string, act: (page: Page) => Promise<unknown>][]} */
const ACTS = [
  ['search typed, half of all', (page) => search(page).pressSequentially('shrimp', { delay: 120 })],
  ['search typed on, 1 %', (page) => search(page).pressSequentially(' cooked', { delay: 120 })],
  ['search cleared', press('Clear search')],
  ['next page', press('Next page')],
  ['next page again', press('Next page')],
  ['last page', press('Last page')],
  ['first page', press('First page')],
  ['sorted by product', press('Product')],
  ['sorted by product, downwards', press('Product')],
  ['sorted by supplier', press('Supplier')],
  ['sorted by day', press('Received Date')],
];

/** How smooth the list of receiving inspections stays over a database filled by `npm run load:generate`. @param {import('./web.mjs').Work} work */
export async function useAMillion(work) {
  for (const slowdown of [1, 4]) {
    const page = await openList(work, slowdown);
    const total = await page
      .getByRole('navigation', { name: 'Pages of inspections' })
      .getByText(/ of [\d,]+$/)
      .first()
      .innerText();
    console.log(
      `\nReceiving Inspections ${total}, processor slowed ${slowdown} times: from the last input to the last change on screen; ms\n`,
    );
    console.log(line(['act', 'settled', 'longest task', 'longest frame', 'frames lost']));
    /** @type {Smoothness[][]} */
    const seen = ACTS.map(() => []);
    for (let run = 0; run < RUNS; run += 1) {
      for (const [index, [, act]] of ACTS.entries()) seen[index]?.push(await watchAct(page, act));
      await page.goto('/receiving-inspections');
      await page.waitForFunction(stands, 'Receiving Inspections');
      await page.waitForLoadState('networkidle');
    }
    for (const [index, [title]] of ACTS.entries()) {
      const of = (/** @type {keyof Smoothness} */ name) => (seen[index] ?? []).map((one) => one[name]);
      console.log(
        line([
          title,
          ms(median(of('took'))),
          ms(most(of('longestTask'))),
          ms(most(of('longestFrame'))),
          String(median(of('dropped'))),
        ]),
      );
    }
    await page.context().close();
  }
}

/** @param {import('./web.mjs').Work} work @param {number} slowdown */
async function openList({ browser, session }, slowdown) {
  const page = await newPage(browser, session, { slowdown });
  await page.addInitScript(watchTasks);
  await page.addInitScript(watchFrames);
  await page.goto('/receiving-inspections');
  await page.waitForFunction(stands, 'Receiving Inspections');
  await page.waitForLoadState('networkidle');
  return page;
}

/** @param {Page} page @param {(page: Page) => Promise<unknown>} act @returns {Promise<Smoothness>} */
async function watchAct(page, act) {
  await page.evaluate(() => /** @type {{ frames: Frames }} */ (/** @type {unknown} */ (window)).frames.begin());
  await takeWatched(page);
  // A page that was seen before needs no answer; a search is asked a moment after the last key.
  const answered = page
    .waitForResponse((answer) => answer.url().includes('/api/receiving-inspections?'), { timeout: 3_000 })
    .catch(() => undefined);
  await act(page);
  await answered;
  await page.waitForTimeout(400);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(stands, 'Receiving Inspections');
  await page.waitForTimeout(300);
  const { gaps, took } = await page.evaluate(() =>
    /** @type {{ frames: Frames }} */ (/** @type {unknown} */ (window)).frames.end(),
  );
  const { tasks } = await takeWatched(page);
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return { took, longestTask: most(tasks.map(({ duration }) => duration)), longestFrame: most(gaps), dropped };
}

/** @typedef {{ begin(): void, end(): { gaps: number[], took: number } }} Frames */

/** In the page: the gaps between frames, and the time from the last input to the last change in the main part. Uses nothing from outside. */
function watchFrames() {
  /** @type {number[]} */
  let gaps = [];
  let input = 0;
  let changed = 0;
  let before = 0;
  const onFrame = (/** @type {number} */ now) => {
    if (before) gaps.push(now - before);
    before = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  for (const kind of ['keydown', 'click'])
    addEventListener(kind, ({ timeStamp }) => (input = timeStamp), { capture: true });
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => (changed = performance.now())).observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    }),
  );
  /** @type {Frames} */
  const frames = {
    begin: () => void (gaps = []),
    end: () => ({ gaps, took: Math.max(0, changed - input) }),
  };
  Object.assign(window, { frames });
}
