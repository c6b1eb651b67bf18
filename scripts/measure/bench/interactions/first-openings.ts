import { chromium, type Page } from '@playwright/test'
import { startHub } from '#e2e/hubs/hub.ts'
import { chromiumFlags, findChromium } from '../../../run/chromium.mjs'
import type { Measured } from '../measured.ts'
import { median } from '../statistics.ts'

const RUNS = 5
const CPU_SLOWDOWNS = [1, 4]
/** The duration of the shortest interaction that browsers report. */
const SHORTEST_MS = 16
/**
 * The wait for the report of an interaction, which comes with the frame after the one that it
 * changed.
 */
const REPORTED_WITHIN_MS = 300

interface Interaction {
  name: string
  press: (page: Page) => Promise<void>
  /** Waits until the result is visible. */
  shown: (page: Page) => Promise<void>
}

const interactions: Interaction[] = [
  {
    name: 'a headline',
    press: (page) => page.locator('.headlines [data-headline]').first().click(),
    shown: (page) => page.getByRole('button', { name: 'Read Full Article' }).waitFor(),
  },
  {
    name: 'an article',
    press: (page) => page.getByRole('button', { name: 'Read Full Article' }).click(),
    shown: async (page) => {
      await page
        .getByRole('dialog')
        .getByText(/synthesized from/i)
        .first()
        .waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'a folder',
    press: (page) =>
      page
        .getByRole('region', { name: 'Your Feed' })
        .getByRole('heading', { level: 3 })
        .getByRole('button')
        .first()
        .click(),
    shown: (page) =>
      page
        .getByRole('list', { name: /^Articles in/ })
        .first()
        .waitFor(),
  },
  {
    name: 'a dialog',
    press: (page) =>
      page
        .getByRole('region', { name: 'Focus Cards', exact: true })
        .getByRole('button', { name: /add/i })
        .first()
        .click(),
    shown: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Create Topic' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'the panel',
    press: (page) => page.getByRole('tab', { name: /Notifications/ }).click(),
    shown: (page) => page.getByText('Build Failed').first().waitFor(),
  },
]

/**
 * Measures on the demo's feed the time from a press to the next paint, when each part is opened for
 * the first time.
 */
export async function measureInteractions(): Promise<Measured> {
  const hub = await startHub()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: chromiumFlags(),
  })
  try {
    const measured: Measured = {}
    for (const slowdown of CPU_SLOWDOWNS) {
      const paints = new Map<string, number[]>()
      for (let run = 0; run < RUNS; run++) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
        await page.route('https://**', (route) => route.abort())
        await page.addInitScript(collectInteractions, SHORTEST_MS)
        await page.goto(`${hub.address}/demo`)
        await page.locator('html[data-hydrated]').waitFor()
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        for (const { name, press, shown } of interactions) {
          await page.evaluate(() => (window.longestInteraction = 0))
          await press(page)
          await page.waitForTimeout(REPORTED_WITHIN_MS)
          const longest = await page.evaluate(() => window.longestInteraction)
          await shown(page)
          paints.set(name, [...(paints.get(name) ?? []), Math.max(longest, SHORTEST_MS)])
        }
        await page.close()
      }
      for (const { name } of interactions) {
        measured[`CPU x${slowdown}: ${name}, next paint ms`] = median(paints.get(name)!)
      }
    }
    return measured
  } finally {
    await browser.close()
    await hub.stop()
  }
}

declare global {
  interface Window {
    longestInteraction: number
  }
}

/** Runs in the page: records the longest interaction. */
export function collectInteractions(shortestMs: number) {
  window.longestInteraction = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestInteraction = Math.max(window.longestInteraction, duration)
    }
  }).observe({ type: 'event', durationThreshold: shortestMs } as PerformanceObserverInit)
}
