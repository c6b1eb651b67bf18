import type { Page } from '@playwright/test'

interface Watched {
  shifts?: string[]
}

/** Records elements that move from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const found: string[] = ((globalThis as Watched).shifts = [])
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[])
        found.push(
          `${entry.value}: ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120)).join(' | ')}`,
        )
    })
    observer.observe({ type: 'layout-shift' })
  })
}

export const shifts = (page: Page) => page.evaluate(() => (globalThis as Watched).shifts)
