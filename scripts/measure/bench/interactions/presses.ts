import { chromium, type Page } from '@playwright/test'
import { loadavg } from 'node:os'
import { startHub } from '#e2e/hubs/hub.ts'
import { followNewswire } from '#e2e/hubs/newswire.ts'
import { chromiumFlags, findChromium } from '../../../run/chromium.mjs'
import type { Measured } from '../measured.ts'
import { collectInteractions } from './first-openings.ts'
import { median } from '../statistics.ts'

const CPU_SLOWDOWN = 4
const SHORTEST_MS = 16
const PRESSES = 16
/**
 * The wait for the report of an interaction, which comes with the frame after the one that it
 * changed.
 */
const REPORTED_WITHIN_MS = 300

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/**
 * Measures on the live server with the sample newswire the time from a key press to the next paint,
 * for going to the next and the previous article.
 */
export async function measurePresses(): Promise<Measured> {
  const hub = await startHub()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: chromiumFlags(),
  })
  try {
    await followNewswire(hub)
    const measured: Measured = {}
    for (const viewport of windows)
      for (const time of ['year', 'today']) {
        const page = await browser.newPage({ viewport })
        const paints = await pressesOf(page, `${hub.address}/news-hub/feed?time=${time}`)
        const name = `CPU x${CPU_SLOWDOWN}, ${viewport.width} px, ${time}`
        measured[`${name}: next paint, median ms`] = median(paints)
        measured[`${name}: lowest to highest`] = `${Math.min(...paints)} to ${Math.max(...paints)}`
        await page.close()
      }
    return { ...measured, 'load after': loadavg()[0]! }
  } finally {
    await browser.close()
    await hub.stop()
  }
}

/** Opens the first article of a list, then goes to the next article and back. */
async function pressesOf(page: Page, address: string): Promise<number[]> {
  await page.addInitScript(collectInteractions, SHORTEST_MS)
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor()
  await page.locator('.headlines [data-headline]').first().click()
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  const heading = page.getByRole('dialog').locator('article h2')
  await heading.waitFor()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const paints: number[] = []
  for (let nth = 0; nth < PRESSES; nth++) {
    const title = await heading.innerText()
    await page.evaluate(() => (window.longestInteraction = 0))
    await page.keyboard.press(nth % 4 < 2 ? 'n' : 'p')
    await page.waitForFunction(
      (before) => document.querySelector('[role="dialog"] article h2')?.textContent !== before,
      title,
    )
    await page.waitForTimeout(REPORTED_WITHIN_MS * CPU_SLOWDOWN)
    paints.push(Math.max(await page.evaluate(() => window.longestInteraction), SHORTEST_MS))
  }
  return paints
}
