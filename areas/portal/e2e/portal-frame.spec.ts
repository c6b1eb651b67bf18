import type { Page } from '@playwright/test'
import { expect, open, reload, test } from '#e2e/demo-test.ts'

test.describe('the sidebar', () => {
  test.beforeEach(async ({ page, demo }) => {
    await open(page, demo)
    await page.mouse.move(900, 600)
  })

  test('[SHELL-073, SHELL-074] is a narrow rail that the pointer opens', async ({ page }) => {
    await expect.poll(() => railWidth(page)).toBe(RAIL_AT_REST)
    await rail(page).hover()
    await expect.poll(() => railWidth(page)).toBeGreaterThan(2 * RAIL_AT_REST)
    await page.mouse.move(900, 600)
    await expect.poll(() => railWidth(page)).toBe(RAIL_AT_REST)
  })

  test('[SHELL-004, SHELL-006, SHELL-007, SHELL-008, SHELL-009, SHELL-010, SHELL-011, SHELL-012] names its sections once it is open, but not the Website Builder', async ({
    page,
  }) => {
    await rail(page).hover()
    for (const name of [
      ...['News Hub', 'App Studio', 'AI Lab', 'Marketplace', 'AI Content', 'Automation'],
    ]) {
      await expect(section(page, name)).toBeVisible()
      await expect(section(page, name).getByText(name, { exact: true })).toBeInViewport()
    }
    await expect(rail(page).getByText('Mock', { exact: true })).toBeInViewport()
    await expect(rail(page).getByText('Website Builder')).toHaveCount(0)
    await expect(rail(page).locator('a[href*="website-builder"]')).toHaveCount(0)
  })

  test('[SHELL-076, SHELL-077, SHELL-078] lists available sections, and announced ones in a separate group', async ({
    page,
  }) => {
    await rail(page).hover()
    const upcoming = rail(page).getByRole('list', { name: 'Coming Soon' })
    await expect(upcoming.locator('.rail-item')).toHaveText(['AI Content', 'Automation'])
    const available = rail(page).locator('.rail-sections').first().locator('.rail-item')
    await expect(available).toHaveText(['News Hub', 'App Studio', 'AI Lab', 'Marketplace'])
  })

  test('shows the sub-pages of a section beside it, also to the keyboard', async ({ page }) => {
    await section(page, 'News Hub').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const addFeed = rail(page).getByRole('link', { name: 'Add Feed' })
    // The most Tab presses to reach the link: the section's pages and its hubs come before it.
    const MOST_STEPS = 12
    const isThere = () => addFeed.evaluate((link) => link === document.activeElement)
    for (let step = 0; step < MOST_STEPS && !(await isThere()); step++)
      await page.keyboard.press('Tab')
    await expect(addFeed).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
    await expect(page.locator('#content')).toHaveAttribute('data-page', '/news-hub/add-feed')
    await expect.poll(() => railWidth(page)).toBeLessThan(100)
  })

  test('closes with Escape when the keyboard opened it', async ({ page }) => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect.poll(() => railWidth(page)).toBeGreaterThan(100)
    await page.keyboard.press('Escape')
    await expect.poll(() => railWidth(page)).toBeLessThan(100)
  })

  test('[SHELL-089] a click on a section with sub-pages expands it, a further click collapses it', async ({
    page,
  }) => {
    for (const name of ['App Studio', 'News Hub']) {
      const entry = section(page, name)
      const pages = rail(page).getByRole('list', { name: `Pages of ${name}` })
      await entry.click()
      await expect(entry).toHaveAttribute('aria-expanded', 'true')
      await expect(pages).toBeVisible()
      await entry.click()
      await expect(entry).toHaveAttribute('aria-expanded', 'false')
      await page.mouse.move(900, 600)
      await expect(pages).toBeHidden()
    }
  })

  test('[SHELL-079] switches the theme there and back', async ({ page }) => {
    await rail(page).getByRole('button', { name: 'Light theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await rail(page).getByRole('button', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('[SHELL-084] leads from another section back to the feed of the first hub', async ({
    page,
  }) => {
    await section(page, 'Marketplace').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marketplace')
    await section(page, 'News Hub').click()
    await expect(page.locator('#content')).toHaveAttribute('data-page', '/news-hub/feed')
  })
})

test.describe('the top bar', () => {
  test('[SHELL-086] has the hub toolbar on pages of the news hub alone', async ({ page, demo }) => {
    await open(page, demo)
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible()
    await section(page, 'Marketplace').click()
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0)
  })

  test('[SHELL-087, SHELL-088] has a title and a theme toggle on the other pages', async ({
    page,
    demo,
  }) => {
    await open(page, demo)
    for (const name of ['Marketplace', 'AI Lab', 'Automation']) {
      await section(page, name).click()
      await expect(page.getByRole('banner').getByRole('heading')).toHaveText(name)
    }
    await page.getByRole('banner').getByRole('button', { name: 'Light theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('the skip link', () => {
  test('is the first stop of the keyboard, and skips the sidebar without changing the address', async ({
    page,
    demo,
  }) => {
    await open(page, demo)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
    expect(new URL(page.url()).hash).toBe('')
  })
})

test.describe('the menu on phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('opens over the page, closes after a choice, and returns the focus', async ({
    page,
    demo,
  }) => {
    await open(page, demo)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()

    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await menu.getByRole('link', { name: 'Add Feed' }).tap()
    await expect(menu).toBeHidden()
    await expect(page.locator('#content')).toHaveAttribute('data-page', '/news-hub/add-feed')
  })

  test('nothing is wider than the screen', async ({ page, hub }) => {
    for (const path of ['/', '/demo', '/demo/news-hub/add-feed', '/demo/marketplace']) {
      await page.goto(hub.address + path)
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, path).toBe(0)
    }
  })
})

test.describe('without any script', () => {
  test.use({ isFresh: true, javaScriptEnabled: false })

  test('the demo shows its headlines, with drawn pictures', async ({ page, demo }) => {
    await page.goto(demo)
    await expect(page.getByRole('region', { name: 'Top Headlines' })).toBeVisible()
    await expect(page.locator('.wire-photo path').first()).toBeAttached()
  })
})

test.describe('the live server', () => {
  test.use({ isFresh: true })

  test('remembers the theme, and paints with it from the start', async ({ page, hub }) => {
    await open(page, `${hub.address}/news-hub/feed`)
    await page.getByRole('button', { name: 'Dark theme' }).first().click()
    const response = await page.reload()
    expect(await response!.text()).toMatch(/<html[^>]* data-theme="dark"/)
  })

  test('keeps the page in the address: back, forward and reload work', async ({ page, hub }) => {
    await open(page, `${hub.address}/news-hub/feed`)
    await page.getByRole('banner').getByRole('link', { name: 'Add Feed' }).click()
    await expect(page).toHaveURL(/\/news-hub\/add-feed$/)
    await page.goBack()
    await expect(page.locator('#content')).toHaveAttribute('data-page', '/news-hub/feed')
    await page.goForward()
    await reload(page)
    await expect(page.locator('#content')).toHaveAttribute('data-page', '/news-hub/add-feed')
  })
})

function rail(page: Page) {
  return page.getByRole('navigation', { name: 'Sections' })
}

function section(page: Page, name: string) {
  return rail(page).getByRole('link', { name, exact: true }).and(page.locator('.rail-item'))
}

/** The width of the closed sidebar in pixels, as in the design tokens. */
const RAIL_AT_REST = 60

async function railWidth(page: Page): Promise<number> {
  const box = await rail(page).boundingBox()
  return Math.round(box!.width)
}
