import { line } from '@fsvp/tools/verification/bench/line';
import { newPage } from './browser.mjs';
import { budgetLine } from './figures.mjs';
import { isScreenShown, SCREENS } from './screens.mjs';

/** The dashboard needs no module; every other screen belongs to one. */
const BUDGETS = { dashboard: { requests: 11, kB: 235 }, module: { requests: 13, kB: 285 } };
/** Time for what follows the content, such as prefetches of an idle page. */
const FOLLOWING_MS = 3_000;

/** @typedef {{ path: string, startedAt: number, bytes: number }} Sent */

/**
 * Counts the requests of a cold load, and their bytes on the wire with headers, until a screen shows its content and
 * with everything that follows.
 * @param {import('./web.mjs').BrowserSession} work
 */
export async function countFirstLoad(work) {
  console.log('\nCold load, signed in: requests and kB on the wire until content, and with everything that follows\n');
  console.log(line(['screen', 'requests', 'kB', 'all requests', 'all kB']));
  const missed = [];
  const tables = [];
  for (const screen of SCREENS) {
    const { sent: all, shownAt } = await load(work, screen);
    // A preload that the page uses is reported once more, without bytes.
    const sent = all.filter(({ bytes }) => bytes > 0);
    const until = sent.filter(({ startedAt }) => startedAt <= shownAt);
    console.log(line([screen.label, ...cells(until), ...cells(sent)]));
    const budget = screen.path === '/' ? BUDGETS.dashboard : BUDGETS.module;
    const isMissed = until.length > budget.requests || kBOf(until) > budget.kB;
    if (isMissed) missed.push(screen.label);
    if (isMissed || screen.path === '/') tables.push({ screen, sent, shownAt });
  }
  for (const { screen, sent, shownAt } of tables) {
    console.log(
      `\n${screen.label}: ms after the page's own request, kB, path; the content was shown at ${shownAt} ms\n`,
    );
    for (const { startedAt, bytes, path } of sent.filter((one) => one.startedAt <= shownAt))
      console.log(`${String(startedAt).padStart(6)} ${(bytes / 1000).toFixed(1).padStart(6)}  ${path}`);
  }
  const { dashboard, module } = BUDGETS;
  const budget = `dashboard ${dashboard.requests} requests and ${dashboard.kB} kB, other screens ${module.requests} and ${module.kB} kB`;
  console.log(budgetLine(budget, missed));
}

/** @param {Sent[]} sent */
const kBOf = (sent) => sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
/** @param {Sent[]} sent */
const cells = (sent) => [String(sent.length), kBOf(sent).toFixed(0)];

/** @param {import('./web.mjs').BrowserSession} work @param {import('./screens.mjs').Screen} screen */
async function load({ browser, session }, { path, heading }) {
  const page = await newPage(browser, session);
  // As soon as it is in the document: what it asks for afterwards has often started when the next frame is painted.
  await page.addInitScript(`{
    const isScreenShown = ${isScreenShown};
    const observer = new MutationObserver(() => {
      if (!isScreenShown(${JSON.stringify(heading)})) return;
      observer.disconnect();
      window.shownAt = Date.now();
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  /** @type {Map<string, Sent>} */
  const requests = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    const { pathname, search, protocol } = new URL(request.url);
    if (!protocol.startsWith('http')) return;
    requests.set(requestId, {
      path: pathname + search,
      startedAt: wallTime * 1000,
      bytes: 0,
    });
  });
  const add = (/** @type {{ requestId: string, encodedDataLength: number }} */ { requestId, encodedDataLength }) => {
    const sent = requests.get(requestId);
    if (sent) sent.bytes = Math.max(sent.bytes, encodedDataLength);
  };
  // A preloaded file that is used.
  devtools.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  devtools.on('Network.loadingFinished', add);
  devtools.on('Network.responseReceived', ({ requestId, response: { encodedDataLength } }) =>
    add({ requestId, encodedDataLength }),
  );
  await page.goto(path, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => /** @type {any} */ (window).shownAt);
  const at = Number(await shown.jsonValue());
  await page.waitForTimeout(FOLLOWING_MS);
  await page.context().close();
  const [first] = requests.values();
  const start = first?.startedAt ?? 0;
  const sent = [...requests.values()].map((one) => ({ ...one, startedAt: Math.round(one.startedAt - start) }));
  return { sent, shownAt: Math.round(at - start) };
}
