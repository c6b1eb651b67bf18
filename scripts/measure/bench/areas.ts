import { chromium, type Page } from '@playwright/test'
import { startHub } from '#e2e/hubs/hub.ts'
import { chromiumFlags, findChromium } from '../../run/chromium.mjs'
import type { Measured } from './measured.ts'
import { median } from './statistics.ts'

const RUNS = 5
/** The areas in the sidebar that are opened. */
const areas = ['App Studio', 'AI Lab', 'Marketplace']

/**
 * Measures in the demo the time from a press in the sidebar to the first frame of the area, whose
 * program is already loaded.
 */
export async function measureAreas(): Promise<Measured> {
  const hub = await startHub()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: chromiumFlags(),
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.route('https://**', (route) => route.abort())
    await page.goto(`${hub.address}/demo`)
    await page.locator('html[data-hydrated]').waitFor()
    const opened = new Map<string, number[]>()
    // The first round is not counted, because it loads the programs.
    for (let run = 0; run <= RUNS; run++) {
      for (const area of areas) {
        const ms = await open(page, area)
        if (run > 0) opened.set(area, [...(opened.get(area) ?? []), ms])
      }
    }
    return Object.fromEntries(areas.map((area) => [`${area}, ms`, median(opened.get(area)!)]))
  } finally {
    await browser.close()
    await hub.stop()
  }
}

async function open(page: Page, area: string): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: area, exact: true }).first()
  return link.evaluate(
    (link: HTMLElement) =>
      new Promise<number>((resolve) => {
        // An object is used, because tsx wraps inner functions in a helper that the page does not
        // have.
        const watch = {
          before: document.querySelector<HTMLElement>('[data-page]')!.dataset['page'],
          start: performance.now(),
          look() {
            const main = document.querySelector<HTMLElement>('[data-page]')!
            const isThere = main.querySelector('h2, h3') && !main.querySelector('.skeleton')
            if (isThere && main.dataset['page'] !== watch.before)
              resolve(performance.now() - watch.start)
            else requestAnimationFrame(watch.look)
          },
        }
        link.click()
        requestAnimationFrame(watch.look)
      }),
  )
}
