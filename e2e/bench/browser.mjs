import { chromium } from '@playwright/test';

/** What the benchmark measures. */
export const url = process.env.BENCH_URL ?? '';
export const password = process.env.BENCH_PASSWORD ?? '';

export const RUNS = Number(process.env.BENCH_RUNS ?? 3);
export const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} Session */

export const openBrowser = () => chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: FLAGS });

/** One login; every page of the benchmark carries its cookie. @returns {Promise<Session>} */
export async function signIn() {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: url });
    const answer = await context.request.post('/api/login', { data: { password } });
    if (!answer.ok()) throw new Error(`Login answered ${answer.status()}: ${await answer.text()}`);
    return await context.storageState();
  } finally {
    await browser.close();
  }
}

/**
 * A page of somebody signed in who was never here before.
 * @param {Browser} browser @param {Session} session @param {{ slowdown?: number }} [options] slowdown: of the processor
 */
export async function newPage(browser, session, { slowdown = 1 } = {}) {
  const context = await browser.newContext({
    baseURL: url,
    storageState: session,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  if (slowdown > 1)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
