import { globSync, readFileSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { patient } from './core/test-patience.ts'
import { chromiumFlags, findJourneyBrowser } from './scripts/run/chromium.mjs'

const specs = globSync(['e2e/*/*.spec.ts', '{areas,platform}/*/e2e/*.spec.ts'])
const isOfDemo = (file: string) => readFileSync(file, 'utf8').includes('#e2e/demo-test.ts')
/**
 * One regular expression, because each glob of a list would be compiled anew for every file of the
 * tree.
 */
const exactly = (files: string[]) => new RegExp(`/(${files.join('|').replaceAll('.', '\\.')})$`)

/** Journeys across screens, played in the system's Chromium against the built hub (`npm run build` first). */
export default defineConfig({
  testDir: '.',
  globalSetup: './e2e/hubs/run-hub.ts',
  outputDir: 'test-results',
  projects: [
    // Journeys of the demo share nothing, so those of one file may run in parallel.
    { name: 'demo', testMatch: exactly(specs.filter(isOfDemo)), fullyParallel: true },
    // Journeys of a file often follow the same made-up news, which a shared server would join
    // across their readers.
    { name: 'live', testMatch: exactly(specs.filter((file) => !isOfDemo(file))) },
  ],
  // One more than the processors of a small machine, because a journey waits for its page, its hub
  // and its database.
  workers: 3,
  // The second try is for occasional slowness of the machine; a journey that needs it is reported
  // as flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: patient(60_000),
  expect: { timeout: patient(15_000) },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    actionTimeout: patient(15_000),
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Half of what a page costs is drawing frames; motion only where a requirement speaks of it.
    reducedMotion: 'reduce',
    // Service workers are blocked, except in journeys about them (e2e/offline).
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: { executablePath: findJourneyBrowser() ?? 'chromium', args: chromiumFlags() },
  },
})
