import fs from 'node:fs'
import { defineConfig } from '@playwright/test'
import { browserFlags, pinnedBrowserPath } from './scripts/lib/browser.mjs'

// npm test has found a browser and says so; by hand the one that it unpacked before serves, else the system's,
// else Playwright's own
const executablePath =
  process.env.CHROMIUM_PATH ?? [pinnedBrowserPath(), '/usr/bin/chromium'].find((file) => fs.existsSync(file))

/**
 * The built H5 app (`npm run build:h5`) served by the real server with a fresh seeded database: see
 * __tests__/e2e/support/global-setup.ts.
 */
export default defineConfig({
  testDir: '__tests__/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'artifacts/test-results',
  globalSetup: './__tests__/e2e/support/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // longer than any intended wait, so that only a stuck page exceeds them, even on a slow machine
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.MEDIBOOK_E2E_URL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-HK',
    timezoneId: 'Asia/Hong_Kong',
    // a worker would answer before the test's own routes; the test of the worker lets it in
    serviceWorkers: 'block',
    // traces take two fifths of the time: --trace on makes them
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserFlags,
    },
  },
})
