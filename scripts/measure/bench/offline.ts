import { chromium, type BrowserContext } from '@playwright/test'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { keepArticles } from '#e2e/pages/kept-offline.ts'
import { followNewswire } from '#e2e/hubs/newswire.ts'
import { chromiumFlags, findJourneyBrowser } from '../../run/chromium.mjs'
import type { Measured } from './measured.ts'
import { median } from './statistics.ts'

const VISITS = 15

/**
 * Measures the time from the start of a repeated visit to the first paint, while the server is
 * running and after it was stopped.
 */
export async function measureOffline(): Promise<Measured> {
  const hub = await startHub()
  let isStopped = false
  const browser = await chromium.launch({
    executablePath: findJourneyBrowser() ?? 'chromium',
    args: chromiumFlags(),
  })
  try {
    await followNewswire(hub)
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    await page.goto(`${hub.address}/news-hub/feed`)
    await page.locator('html[data-hydrated]').waitFor()
    const startedAt = performance.now()
    await keepArticles(page)
    const keptMs = performance.now() - startedAt
    const bytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    await page.close()

    const online = await visit(context, hub)
    await hub.stop()
    isStopped = true
    const offline = await visit(context, hub)
    return {
      'articles of the sample newswire kept, ms': keptMs,
      'kept in the browser with all screens, bytes': bytes,
      'first paint with a network, median ms': median(online),
      'first paint with a network, slowest ms': Math.max(...online),
      'first paint without, median ms': median(offline),
      'first paint without, slowest ms': Math.max(...offline),
    }
  } finally {
    await browser.close()
    if (!isStopped) await hub.stop()
  }
}

/** The times to the first contentful paint of the feed, each in a new tab. */
async function visit(context: BrowserContext, hub: RunningHub): Promise<number[]> {
  const paints: number[] = []
  for (let at = 0; at < VISITS; at++) {
    const page = await context.newPage()
    await page.goto(`${hub.address}/news-hub/feed`)
    await page.locator('.headlines [data-headline]').first().waitFor()
    paints.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const paint = list.getEntriesByName('first-contentful-paint')[0]
              if (paint) resolve(paint.startTime)
            }).observe({ type: 'paint', buffered: true })
          }),
      ),
    )
    await page.close()
  }
  return paints
}
