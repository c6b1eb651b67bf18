import { existsSync } from 'node:fs'

/**
 * The browser without a window: it takes two thirds of the processor time for the same journeys.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  HEADLESS_SHELL,
]

/** Finds Chromium on this machine, or returns null. `CHROMIUM` names another one. */
export function findChromium() {
  return [process.env.CHROMIUM, ...USUAL_PLACES].find((path) => path && existsSync(path)) ?? null
}

/**
 * Finds the browser for journeys: the headless shell if it is installed and `CHROMIUM` names no
 * other, else any Chromium; or null.
 */
export function findJourneyBrowser() {
  return !process.env.CHROMIUM && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()
}

/** Chromium must run without its sandbox as root, and without background services. */
export function chromiumFlags() {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
  ]
}
