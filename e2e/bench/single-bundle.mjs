import { line } from '@fsvp/tools/verification/bench/line';
import webpack from 'webpack';
import { newPage, RUNS } from './browser.mjs';
import { budgetLine, median, ms } from './figures.mjs';
import { isScreenShown, SCREENS } from './screens.mjs';
import { serve } from './single-bundle/serve.mjs';
import singleBundle from './single-bundle/webpack.config.mjs';

const SLOWDOWN = 4;
/** Chrome's "Fast 4G": 9 Mbit/s down, 1.5 Mbit/s up, a round trip of 165 ms. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 };
const ALLOWED = 1.05;

/**
 * Compares a cold load of the suite with one webpack bundle of the same sources, in turn in one run.
 * @param {import('./web.mjs').BrowserSession} work
 */
export async function compareWithSingleBundle(work) {
  await build();
  const suite = await serve(false);
  const single = await serve(true);
  console.log(
    `\nCold load until content, CPU ${SLOWDOWN} times slower, Fast 4G: suite and single bundle in turn; ms\n`,
  );
  console.log(line(['screen', 'suite', 'single', 'ratio']));
  const missed = [];
  for (const screen of SCREENS) {
    /** @type {[number[], number[]]} */
    const times = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      times[0].push(await timeUntilShown(work, suite.url, screen));
      times[1].push(await timeUntilShown(work, single.url, screen));
    }
    const [ours, theirs] = times.map(median);
    const ratio = (ours ?? 0) / (theirs ?? 1);
    console.log(line([screen.label, ms(ours ?? 0), ms(theirs ?? 0), ratio.toFixed(2)]));
    if (ratio > ALLOWED) missed.push(`${screen.label}: ${ratio.toFixed(2)}`);
  }
  console.log(budgetLine('at most 5 % later than a single bundle', missed));
  suite.close();
  single.close();
}

const build = async () => {
  const compiler = webpack(/** @type {any} */ (await singleBundle()));
  await new Promise((done, fail) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString())) : done(stats),
    ),
  );
};

/** @param {import('./web.mjs').BrowserSession} work @param {string} url @param {import('./screens.mjs').Screen} screen */
async function timeUntilShown({ browser, session }, url, { path, heading }) {
  const page = await newPage(browser, session, { slowdown: SLOWDOWN });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FAST_4G);
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(isScreenShown, heading);
  const shown = await page.evaluate(() => performance.now());
  await page.context().close();
  return shown;
}
