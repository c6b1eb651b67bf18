import { existsSync } from 'node:fs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where Chromium is on this machine, or null. `CHROMIUM` names another one. */
export function findChromium() {
  return [process.env.CHROMIUM, ...USUAL_PLACES].find((path) => path && existsSync(path)) ?? null
}

/** Chromium as root needs its sandbox off; everywhere it should mind only the page it is given. */
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
