import { defineConfig } from '@playwright/test';

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/** Browser tests against the running product (E2E_URL, E2E_PASSWORD); fault tests start a product of their own that they may break. */
export default defineConfig({
  outputDir: '../.local/test-results/e2e',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    ...chromium,
    baseURL: process.env.E2E_URL,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'America/Chicago',
    locale: 'en-US',
  },
  projects: [
    { name: 'product', testDir: 'specs' },
    { name: 'faults', testDir: 'faults', timeout: 300_000 },
  ],
});
