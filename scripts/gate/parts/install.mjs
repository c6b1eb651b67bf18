import { existsSync } from 'node:fs'
import { findJourneyBrowser } from '../../run/chromium.mjs'
import { run } from './run.mjs'
import { isInstalled } from '../../run/prepare.mjs'

const APT_LIMITS = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']

export async function installPackages() {
  return isInstalled() || run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
}

/**
 * Journeys use the system's Chromium; missing parts are installed if that is permitted. A failure
 * to install the headless shell is not fatal, because journeys only take longer without it.
 */
export async function installChromium() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && !findJourneyBrowser()?.endsWith('shell') && !process.env.CHROMIUM) {
    await install('chromium-headless-shell', 'fonts-liberation', 'fonts-noto-core')
    if (!findJourneyBrowser()) await install('chromium', 'fonts-liberation', 'fonts-noto-core')
  }
  if (findJourneyBrowser()) return true
  console.error(
    'Chromium was not found. Install it ("apt-get install chromium"), or name one: CHROMIUM=/path/to/chromium npm test',
  )
  return false
}

async function install(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q', ...APT_LIMITS], { env })
  await run('apt-get', ['install', '-qy', '--no-install-recommends', ...APT_LIMITS, ...packages], {
    env,
  })
}
