import { line } from '@fsvp/tools/verification/bench/line';
import { newPage, RUNS } from './browser.mjs';
import { maxOf, median, ms } from './figures.mjs';
import { isScreenShown } from './screens.mjs';
import { takeRecords, watchTasks } from './watch.mjs';

const FRAME_MS = 1000 / 60;

/** @typedef {import('./browser.mjs').Page} Page */
/** @typedef {{ took: number, longestTask: number, longestFrame: number, dropped: number }} Smoothness */

const search = (/** @type {Page} */ page) => page.getByRole('main').getByRole('searchbox');
const press = (/** @type {string} */ name) => (/** @type {Page} */ page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/**
 * The user's actions in the list, in this order.
 * @type {[title: string, action: (page: Page) => Promise<unknown>][]}
 */
const ACTIONS = [
  ['type a search, half of all match', (page) => search(page).pressSequentially('shrimp', { delay: 120 })],
  ['extend the search, 1 % match', (page) => search(page).pressSequentially(' cooked', { delay: 120 })],
  ['clear the search', press('Clear search')],
  ['next page', press('Next page')],
  ['next page again', press('Next page')],
  ['last page', press('Last page')],
  ['first page', press('First page')],
  ['sort by product', press('Product')],
  ['sort by product, descending', press('Product')],
  ['sort by supplier', press('Supplier')],
  ['sort by received date', press('Received Date')],
];

/**
 * Measures the list of receiving inspections with a database filled by `npm run load:generate`.
 * @param {import('./web.mjs').BrowserSession} work
 */
export async function measureMillionRows(work) {
  for (const slowdown of [1, 4]) {
    const page = await openList(work, slowdown);
    const total = await page
      .getByRole('navigation', { name: 'Pages of inspections' })
      .getByText(/ of [\d,]+$/)
      .first()
      .innerText();
    console.log(
      `\nReceiving Inspections ${total}, CPU ${slowdown} times slower: from the last input to the last change on screen; ms\n`,
    );
    console.log(line(['action', 'settled', 'longest task', 'longest frame', 'frames lost']));
    /** @type {Smoothness[][]} */
    const seen = ACTIONS.map(() => []);
    for (let run = 0; run < RUNS; run += 1) {
      for (const [index, [, action]] of ACTIONS.entries()) seen[index]?.push(await measureAction(page, action));
      await page.goto('/receiving-inspections');
      await page.waitForFunction(isScreenShown, 'Receiving Inspections');
      await page.waitForLoadState('networkidle');
    }
    for (const [index, [title]] of ACTIONS.entries()) {
      const of = (/** @type {keyof Smoothness} */ name) => (seen[index] ?? []).map((one) => one[name]);
      console.log(
        line([
          title,
          ms(median(of('took'))),
          ms(maxOf(of('longestTask'))),
          ms(maxOf(of('longestFrame'))),
          String(median(of('dropped'))),
        ]),
      );
    }
    await page.context().close();
  }
}

/** @param {import('./web.mjs').BrowserSession} work @param {number} slowdown */
async function openList({ browser, session }, slowdown) {
  const page = await newPage(browser, session, { slowdown });
  await page.addInitScript(watchTasks);
  await page.addInitScript(watchFrames);
  await page.goto('/receiving-inspections');
  await page.waitForFunction(isScreenShown, 'Receiving Inspections');
  await page.waitForLoadState('networkidle');
  return page;
}

/** @param {Page} page @param {(page: Page) => Promise<unknown>} action @returns {Promise<Smoothness>} */
async function measureAction(page, action) {
  await page.evaluate(() => /** @type {{ frames: Frames }} */ (/** @type {unknown} */ (window)).frames.begin());
  await takeRecords(page);
  // A cached page causes no request; a search is sent shortly after the last key.
  const responded = page
    .waitForResponse((response) => response.url().includes('/api/receiving-inspections?'), { timeout: 3_000 })
    .catch(() => undefined);
  await action(page);
  await responded;
  await page.waitForTimeout(400);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isScreenShown, 'Receiving Inspections');
  await page.waitForTimeout(300);
  const { gaps, took } = await page.evaluate(() =>
    /** @type {{ frames: Frames }} */ (/** @type {unknown} */ (window)).frames.end(),
  );
  const { tasks } = await takeRecords(page);
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return { took, longestTask: maxOf(tasks.map(({ duration }) => duration)), longestFrame: maxOf(gaps), dropped };
}

/** @typedef {{ begin(): void, end(): { gaps: number[], took: number } }} Frames */

/**
 * Runs in the page: measures the gaps between frames and the time from the last input to the last change. Must be
 * self-contained.
 */
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
