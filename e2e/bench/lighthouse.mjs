import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { line } from '@fsvp/tools/verification/bench/line';
import { FLAGS, password, RUNS, url } from './browser.mjs';
import { budgetLine, median, ms } from './figures.mjs';
import { SCREENS } from './screens.mjs';

const MIN_SCORE = 95;
const CATEGORIES = { performance: 'performance', accessibility: 'access.', 'best-practices': 'practices', seo: 'SEO' };
const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};
/** @type {{ label: string, path: string, skipAudits?: string[] }[]} */
const PAGES = [
  { label: 'Login', path: '/' },
  ...SCREENS,
  // The response is a 404 on purpose.
  { label: '404 Page Not Found', path: '/no-such-screen', skipAudits: ['http-status-code'] },
];

/** @typedef {{ score: number | null, title: string, numericValue?: number, displayValue?: string, scoreDisplayMode: string }} Audit */
/** @typedef {{ categories: Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>, audits: Record<string, Audit>, runtimeError?: { message: string } }} Result */
/** @typedef {{ label: string, scores: number[], below: string[] }} PageReport */

/** tools/verification/bench/web.mjs installs Lighthouse and its dependencies in a separate project (docs/adr/0018). */
const lighthouseRequire = createRequire(join(String(process.env.BENCH_LIGHTHOUSE), 'package.json'));
const load = (/** @type {string} */ name) => import(pathToFileURL(lighthouseRequire.resolve(name)).href);

/** Audits every screen with Lighthouse's desktop preset. */
export async function auditScreens() {
  const { default: lighthouse, desktopConfig, snapshot } = await load('lighthouse');
  const { launch } = await load('chrome-launcher');
  const { default: puppeteer } = await load('puppeteer-core');
  const { version } = JSON.parse(readFileSync(lighthouseRequire.resolve('lighthouse/package.json'), 'utf8'));
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH,
    chromeFlags: ['--headless=new', ...FLAGS],
    logLevel: 'silent',
  });
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: null });
  const flags = { port: chrome.port, logLevel: 'silent', ignoreStatusCode: true };
  /** @type {PageReport[]} */
  const reports = [];
  try {
    console.log(`\nLighthouse ${version}, desktop, empty cache; metrics in ms on Lighthouse's simulated network\n`);
    console.log(line(['screen', ...Object.values(CATEGORIES), ...Object.values(METRICS)]));
    for (const { label, path, skipAudits } of PAGES) {
      const config = { ...desktopConfig, settings: { ...desktopConfig.settings, skipAudits } };
      /** @type {Result[]} */
      const results = [];
      for (let run = 0; run < RUNS; run += 1)
        results.push(await auditWithRetries(() => lighthouse(`${url}${path}`, flags, config)));
      reports.push(printReport(label, results));
      if (label === 'Login') await signInBrowser(browser);
    }
    reports.push(
      printReport('Profile (snapshot)', [
        await auditWithRetries(() =>
          withOpenProfile(browser, (page) =>
            snapshot(page, {
              config: desktopConfig,
              flags: { logLevel: 'silent', onlyCategories: Object.keys(CATEGORIES).slice(1) },
            }),
          ),
        ),
      ]),
    );
  } finally {
    await browser.disconnect();
    chrome.kill();
  }
  for (const { label, below } of reports) if (below.length > 0) console.log(`\n${label}\n  ${below.join('\n  ')}`);
  const missed = reports
    .filter(({ scores }) => scores.some((score) => score < MIN_SCORE))
    .map(({ label, scores }) => `${label}: ${scores.map((score) => (Number.isNaN(score) ? '-' : score)).join(' ')}`);
  console.log(budgetLine(`at least ${MIN_SCORE} in each category on every screen`, missed));
}

/** Signs in with the browser that Lighthouse uses; it keeps the cookies. @param {any} browser */
async function signInBrowser(browser) {
  const page = await browser.newPage();
  await page.goto(`${url}/`);
  await page.evaluate(
    (/** @type {string} */ body) =>
      fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    JSON.stringify({ password }),
  );
  await page.close();
}

/**
 * Retries an audit, which sometimes fails on a busy machine.
 * @param {() => Promise<{ lhr: Result } | undefined>} attempt
 */
async function auditWithRetries(attempt) {
  let problem = 'no result';
  for (let times = 0; times < 3; times += 1) {
    const result = await attempt();
    if (result && !result.lhr.runtimeError) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`Lighthouse could not audit a page: ${problem}`);
}

/** @param {string} label @param {Result[]} results @returns {PageReport} */
function printReport(label, results) {
  const scores = Object.keys(CATEGORIES).map((id) =>
    Math.round(median(results.map((one) => one.categories[id]?.score ?? Number.NaN)) * 100),
  );
  const metrics = Object.keys(METRICS).map((id) =>
    median(results.map((one) => one.audits[id]?.numericValue ?? Number.NaN)),
  );
  const [cls = Number.NaN] = metrics.slice(-1);
  console.log(
    line([
      label,
      ...scores.map((score) => (Number.isNaN(score) ? '-' : String(score))),
      ...metrics.slice(0, -1).map(ms),
      Number.isNaN(cls) ? '-' : cls.toFixed(3),
    ]),
  );
  return { label, scores, below: failedAudits(results) };
}

/** The failed audits, with the number of runs in which they failed. @param {Result[]} results */
function failedAudits(results) {
  const lines = Object.keys(CATEGORIES).flatMap((category) => {
    const weighed = results[0]?.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
    return weighed.flatMap(({ id }) => {
      const bad = results
        .map((one) => one.audits[id])
        .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9);
      return bad.length > 0
        ? [
            `${category}: ${id}, ${bad[0]?.title}${bad[0]?.displayValue ? ` (${bad[0].displayValue})` : ''}${results.length > 1 ? `, ${bad.length} of ${results.length}` : ''}`,
          ]
        : [];
    });
  });
  return lines;
}

/**
 * Opens the profile, which has no URL, so that it can be audited as a snapshot, without metrics.
 * @template T @param {any} browser @param {(page: any) => Promise<T>} work @returns {Promise<T>}
 */
async function withOpenProfile(browser, work) {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 1350, height: 940 });
    await page.goto(`${url}/`, { waitUntil: 'networkidle2' });
    await page.locator('::-p-xpath(//button[contains(., "User menu")])').click();
    await page.locator('::-p-xpath(//*[@role="menuitem"][.="Profile"])').click();
    await page.waitForSelector('[role="dialog"] form');
    await page.waitForNetworkIdle({ concurrency: 2 });
    return await work(page);
  } finally {
    await page.close();
  }
}
