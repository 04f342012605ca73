import { line } from '@fsvp/tools/verification/bench/line';
import { newPage } from './browser.mjs';
import { budgetLine, median, ms, percentile } from './figures.mjs';
import { timeClick } from './watch.mjs';

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
    const number = rows.nth(index).getByText(/^F-\d+$/);
    took.push(await timeClick(page, () => number.click(), areRequirementsShown, null));
    await page.goBack();
  }
  await page.context().close();
  const [first = Number.NaN, ...further] = took;
  const p95 = percentile(
    further.sort((one, other) => one - other),
    0.95,
  );
  console.log('\nPage of an FSVP file: from the click in the list to the frame with its requirements; ms\n');
  console.log(line(['openings', 'first', 'p50', 'p95']));
  console.log(line([String(further.length), ms(first), ms(median(further)), ms(p95)]));
  console.log(budgetLine(`a file within ${BUDGET_MS} ms (p95)`, p95 < BUDGET_MS ? [] : [ms(p95)]));
}

/** Runs in the page. */
const areRequirementsShown = () => document.querySelector('main article ul[aria-label="Program"] li') !== null;
