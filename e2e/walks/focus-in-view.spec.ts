import type { Page } from '@playwright/test'
import { expect, open, test } from '#e2e/demo-test.ts'

// An element that takes the focus is scrolled to where it is visible, so that no fixed bar covers
// it.

/**
 * The most presses of Tab: enough to walk from the bar to well below the fold, and as many to walk
 * back.
 */
const STEPS = 60

const pages = [
  { name: 'the feed', path: '', unfold: unfoldFolders },
  { name: 'Add Feed', path: '/news-hub/add-feed' },
  { name: 'AI settings', path: '/news-hub/ai-studio' },
  { name: 'the settings of Automation', path: '/automation/settings' },
]

const screens = [
  { width: 1280, height: 620 },
  { width: 768, height: 620 },
  { width: 390, height: 640 },
]

for (const { name, path, unfold } of pages) {
  for (const viewport of screens) {
    test(`no bar covers what has the focus on ${name}, ${viewport.width} px wide`, async ({
      page,
      demo,
    }) => {
      await page.setViewportSize(viewport)
      await open(page, demo + path)
      const main = page.getByRole('main')
      await expect.poll(() => main.locator('a, button, input, select').count()).toBeGreaterThan(8)
      await unfold?.(page)
      await main.focus()
      for (const key of ['Tab', 'Shift+Tab']) {
        let seen = 0
        for (let step = 0; step < STEPS; step++) {
          await page.keyboard.press(key)
          const { isInMain, coveredBy, what } = await page.evaluate(lookAtFocus)
          if (!isInMain) break
          seen += 1
          expect(coveredBy, `${key} to ${what}`).toBe(null)
        }
        expect(seen).toBeGreaterThan(4)
      }
    })
  }
}

async function unfoldFolders(page: Page): Promise<void> {
  const feed = page.getByRole('region', { name: 'Your Feed' })
  await feed.getByRole('heading', { level: 3 }).getByRole('button').first().click()
  await page.getByRole('main').evaluate(() => scrollTo(0, 0))
}

/** Runs in the page: returns the focused element, and the bar over it. */
function lookAtFocus() {
  const focused = document.activeElement!
  const box = focused.getBoundingClientRect()
  const bars = [...document.querySelectorAll('.top-bar, .side-rail')].filter((bar) => {
    const { top, bottom, left, right, height } = bar.getBoundingClientRect()
    // A rail beside the page hides nothing, because the page ends before it.
    const isAcross = right - left > innerWidth / 2 || bar.className === 'top-bar'
    return isAcross && height > 0 && box.top < bottom && box.bottom > top && !bar.contains(focused)
  })
  return {
    isInMain: document.querySelector('main')!.contains(focused),
    coveredBy: bars[0]?.className ?? null,
    what: `${focused.tagName} ${focused.textContent.trim().slice(0, 40)}`,
  }
}
