import { line } from '@fsvp/tools/bench/line';
import { newPage } from './browser.mjs';
import { budgetLine, median, ms } from './figures.mjs';

const BUDGET_MS = 500;
const OPENINGS = 40;

/**
 * Measures the page of an FSVP file: from the click in the list to the frame with its requirements. Each file is opened once.
 * @param {import('./web.mjs').BrowserSession} work
 */
export async function openFsvpFiles({ browser, session }) {
  const page = await newPage(browser, session);
  await page.goto('/fsvp-files');
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: /F-\d{6}/ });
  /** @type {number[]} */
  const took = [];
  for (let index = 0; index <= OPENINGS; index += 1) {
    await rows.nth(index).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchOpening);
    await rows
      .nth(index)
      .getByText(/^F-\d+$/)
      .click();
    took.push(
      await page.evaluate(() => /** @type {{ opened: Promise<number> }} */ (/** @type {unknown} */ (window)).opened),
    );
    await page.goBack();
  }
  await page.context().close();
  const [first = Number.NaN, ...further] = took;
  const p95 = further.sort((one, other) => one - other)[Math.ceil(further.length * 0.95) - 1] ?? Number.NaN;
  console.log('\nPage of an FSVP file: from the click in the list to the frame with its requirements; ms\n');
  console.log(line(['openings', 'first', 'p50', 'p95']));
  console.log(line([String(further.length), ms(first), ms(median(further)), ms(p95)]));
  console.log(budgetLine(`a file within ${BUDGET_MS} ms (p95)`, p95 < BUDGET_MS ? [] : [ms(p95)]));
}

/** Runs in the page, where `opened` becomes the time in ms from the next click to the frame with the requirements. */
function watchOpening() {
  const opened = new Promise((resolve) => {
    const onClick = (/** @type {MouseEvent} */ { timeStamp }) => {
      const check = () => {
        if (!document.querySelector('main article ul[aria-label="Program"] li'))
          return void requestAnimationFrame(check);
        // A message is delivered after the frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(check);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
  Object.assign(window, { opened });
}
