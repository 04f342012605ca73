import { defineConfig } from '@playwright/test';

const longLane = process.env.TEST_LANE === 'long';

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/** Tests that no other test may disturb: they read totals of the whole suite, or what is newest in it. */
const SERIAL = /@serial/;

/** Browser tests need a running suite (E2E_URL, E2E_PASSWORD, E2E_HOME); fault tests start suites of their own. */
export default defineConfig({
  globalSetup: './fixtures/create-administrator.ts',
  outputDir: '../.local/test-results/e2e',
  fullyParallel: false,
  // Tests often wait for the suite, so that three workers keep two cores busy.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  // The accessibility files check another width in the long lane.
  testMatch: longLane ? ['**/*.long.spec.ts', '**/accessibility*.spec.ts'] : '**/*.spec.ts',
  testIgnore: longLane ? [] : '**/*.long.spec.ts',
  use: {
    ...chromium,
    baseURL: process.env.E2E_URL,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    // Animations cost half of the CPU time of a test. one-day-at-an-importer.spec.ts runs with them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'faults', testDir: 'faults', timeout: 300_000, workers: 1 },
    { name: 'product', testDir: 'specs', grepInvert: SERIAL },
    { name: 'serial', testDir: 'specs', grep: SERIAL, workers: 1, dependencies: ['product'] },
  ],
});
