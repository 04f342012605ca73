import { chromium } from '@playwright/test';

/** The URL of the measured suite. */
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

/** Signs in once; all pages of the benchmark use this session. @returns {Promise<Session>} */
export async function signIn() {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: url });
    const response = await context.request.post('/api/login', { data: { password } });
    if (!response.ok()) throw new Error(`The login failed with ${response.status()}: ${await response.text()}`);
    return await context.storageState();
  } finally {
    await browser.close();
  }
}

/**
 * Opens a signed-in page with an empty cache.
 * @param {Browser} browser @param {Session} session @param {{ slowdown?: number }} [options] slowdown: factor of the CPU throttling
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
