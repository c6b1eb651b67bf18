import type { Page } from '@playwright/test'
import { expect } from '#e2e/test.ts'
import { controlFaults } from './control-faults.ts'
import { namesWithinReach, type Names } from './within-reach.ts'

export const PHONE = { width: 390, height: 844 }

/** Elements that a phone may leave out, each by the rows of the requirements that allow it. */
const exceptions: Readonly<Record<string, string>> = {
  // A phone shows entries as cards: these rows are about the values, not about a table's headings.
  'BOARD-004, LAB-015, LAB-021, LAB-022, LAB-025, CONTENT-006, AUTO-003, AUTO-004, AUTO-005':
    'thead',
  // A phone has the hub's further pages in its menu, and the others as tabs.
  'HUBBAR-004': '.hub-tabs-more',
  // A phone leaves out the number of the current headline, because a dot marks it.
  'FEED-012': '.breaking .masthead-count',
  // A phone leaves out the summary in a list; the opened article begins with it.
  'FEED-053': '.articles .article-item > p',
  // A pane has the whole width on a phone, so it cannot be resized.
  'STUDIO-051, STUDIO-052': '.vibe [role=separator]',
}
const leftOut = Object.values(exceptions).join()

/** The names of everything that a wide window shows in parts of a page. */
export async function namesOnWideWindow(page: Page, parts: string): Promise<Names> {
  await expect(page.locator('.panel-waiting')).toHaveCount(0)
  return namesWithinReach(page, parts, leftOut)
}

/**
 * Describes faults of parts of a page on a phone: elements of a wide window that a phone cannot
 * reach, and controls that cannot be pressed. The page keeps the width of a phone.
 */
export async function phoneFaults(page: Page, wide: Names, parts: string): Promise<string[]> {
  await page.setViewportSize(PHONE)
  await expect(page.locator('.panel-waiting')).toHaveCount(0)
  // Waits two frames, because layouts fold first by media query and then by measuring.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...(excess > 0 ? [`scrolls sideways by ${excess} px`] : []),
    ...(await controlFaults(page, parts)),
    ...(await lostOnPhone(page, wide, parts)).map((name) => `"${name}" is lost`),
  ]
}

async function lostOnPhone(page: Page, wide: Names, parts: string): Promise<string[]> {
  const seen: Record<string, number> = {}
  const missing = () => Object.keys(wide).filter((name) => (seen[name] ?? 0) < wide[name]!)
  const look = async ({ isElsewhere = false } = {}) => {
    const now = await namesWithinReach(page, `${parts}, .drawer, .side-panel[role=dialog]`, leftOut)
    for (const [name, count] of Object.entries(now)) {
      const before = seen[name] ?? 0
      seen[name] = isElsewhere ? before + count : Math.max(before, count)
    }
  }
  await look()
  for (const lookBehind of [behindMenu, behindSearch, behindViews, behindPanes, behindBar]) {
    if (missing().length > 0) await lookBehind(page, look)
  }
  return missing()
}

/** Notes the visible controls, in addition to earlier ones; with `isElsewhere`, instead of them. */
type Look = (options?: { isElsewhere: boolean }) => Promise<void>

async function behindMenu(page: Page, look: Look): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  if (!(await button.isVisible())) return
  await button.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('heading', { name: 'Coming Soon' })).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
}

async function behindSearch(page: Page, look: Look): Promise<void> {
  const button = page.getByRole('button', { name: 'Open search' })
  if (!(await button.isVisible())) return
  await button.click()
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toBeVisible()
  await look()
  await page.getByRole('button', { name: 'Close search' }).click()
}

async function behindViews(page: Page, look: Look): Promise<void> {
  const button = page.locator('.feed-views-toggle')
  if (!(await button.isVisible())) return
  await button.click()
  await expect(page.getByRole('radiogroup', { name: 'View mode' })).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
}

/** Looks at the panes of a workspace, of which a phone shows one at a time. */
async function behindPanes(page: Page, look: Look): Promise<void> {
  for (const name of ['Workspace', 'Preview', 'Chat']) {
    const pane = page.getByRole('main').getByRole('radio', { name, exact: true })
    if (!(await pane.isVisible())) return
    await pane.check()
    await look({ isElsewhere: true })
  }
}

/** Looks at the right panel, at the tab that was open. */
async function behindBar(page: Page, look: Look): Promise<void> {
  const chosen = page.locator('.side-tabs > .tabs [aria-selected=true]')
  if ((await chosen.count()) === 0) return
  const name = (await chosen.textContent())!
  const bar = page.getByRole('navigation', { name: 'Side panel tabs' })
  const button = bar.getByRole('button', { name, exact: true })
  if (!(await button.isVisible())) return
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Side panel' })
  await expect(sheet.locator('.side-tabs > .tab-panel')).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}
