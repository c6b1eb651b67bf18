import type { Page } from '@playwright/test'
import { expectNothing } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Tools' }).getByRole('listitem')
const chips = (page: Page) => page.getByRole('group', { name: 'Category' }).getByRole('button')

test.describe('the Marketplace', () => {
  test.beforeEach(async ({ page, demo }) => {
    await open(page, `${demo}/marketplace`)
  })

  test('[SHELL-033, MARKET-003] has its name as heading', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Marketplace' })).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('data-page', '/marketplace')
  })

  test('[MARKET-001, MARKET-002] shows four tools, all of them coming soon', async ({ page }) => {
    await expect(cards(page)).toHaveCount(4)
    for (const card of await cards(page).all()) {
      await expect(card.getByText('Coming Soon', { exact: true })).toBeVisible()
    }
  })

  test('[MARKET-004] has a chip for all tools and one for each category', async ({ page }) => {
    await expect(chips(page)).toHaveText([
      'All Tools',
      'Productivity',
      'Development',
      'Research',
      'AI & ML',
    ])
    await expect(chips(page).first()).toHaveAttribute('aria-pressed', 'true')
  })

  test('[MARKET-005] shows only the tools of the chosen category', async ({ page }) => {
    const names: string[] = []
    for (const category of ['Productivity', 'Development', 'Research', 'AI & ML']) {
      await chips(page).filter({ hasText: category }).click()
      const shown = await cards(page).all()
      names.push(...(await cards(page).getByRole('heading').allTextContents()))
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.length).toBeLessThan(4)
      for (const card of shown) await expect(card.getByText(category)).toBeVisible()
    }
    await chips(page).filter({ hasText: 'All Tools' }).press('Enter')
    await expect(cards(page)).toHaveCount(4)
    const all = await cards(page).getByRole('heading').allTextContents()
    expect(names.toSorted()).toEqual(all.toSorted())
  })

  test('[MARKET-006] cannot notify anyone yet', async ({ page }) => {
    const buttons = page.getByRole('button', { name: 'Notify Me', exact: true })
    await expect(buttons).toHaveCount(4)
    for (const button of await buttons.all()) await expect(button).toBeDisabled()
  })

  test('[MARKET-007, MARKET-008] invites makers, with two buttons that lead nowhere', async ({
    page,
  }) => {
    const banner = page.getByRole('region', { name: 'Create Tools That Help People' })
    await expect(banner).toBeVisible()
    await expect(cards(page)).toHaveCount(4)
    await expectNothing(
      page,
      async () => {
        await banner.getByRole('button', { name: 'Start Building' }).click()
        await banner.getByRole('button', { name: 'Learn More' }).click()
      },
      { mayToast: true },
    )
  })

  test('[MARKET-009] says on a card all that there is to know', async ({ page }) => {
    const card = cards(page).filter({ has: page.getByRole('heading', { name: 'Slack Water' }) })
    await expect(card.locator('svg').first()).toBeVisible()
    for (const words of [
      'Productivity',
      /quiet half hour/,
      /Ottoline Marsh/,
      'Free',
      'Rating 4.7',
      '12,840 installs',
    ]) {
      await expect(card).toContainText(words)
    }
    for (const each of await cards(page).all()) {
      await expect(each.locator('svg').first()).toBeVisible()
      for (const part of [
        ...[/Productivity|Development|Research|AI & ML/, /Free|\$9\.99\/month/],
        ...[/Rating [1-5]\.\d/, /[\d,]+ installs/, /by /i],
      ]) {
        await expect(each).toContainText(part)
      }
    }
  })

  test('[MARKET-010] has tools that are free and tools for a monthly fee', async ({ page }) => {
    await expect(cards(page)).toHaveCount(4)
    const texts = await cards(page).allInnerTexts()
    const prices = texts.map((text) => /^(Free|\$9\.99\/month)$/m.exec(text)?.[1])
    expect(new Set(prices)).toEqual(new Set(['Free', '$9.99/month']))
  })
})

test('an address opens the category that it names', async ({ page, demo }) => {
  await open(page, `${demo}/marketplace/categories/research`)
  await expect(chips(page).filter({ hasText: 'Research' })).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(1)
  await open(page, `${demo}/marketplace/categories/none`)
  await expect(cards(page)).toHaveCount(4)
})

test.describe('the Marketplace in the sidebar', () => {
  test.beforeEach(async ({ page, demo }) => {
    await open(page, demo)
    await page.getByRole('navigation', { name: 'Sections' }).hover()
  })

  test('[SHELL-069] stands below a divider', async ({ page }) => {
    const entry = page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('listitem')
      .filter({
        has: page.getByRole('link', { name: 'Marketplace' }),
      })
    await expect(
      entry.locator('xpath=preceding-sibling::*[1]').getByRole('separator'),
    ).toBeVisible()
  })

  test('[SHELL-070] has no sub-pages, and leads to its screen', async ({ page }) => {
    const rail = page.getByRole('navigation', { name: 'Sections' })
    const entry = rail.getByRole('link', { name: 'Marketplace' })
    await entry.hover()
    await expect(page.getByRole('list', { name: 'Pages of Marketplace' })).toHaveCount(0)
    await entry.click()
    await expect(page.getByRole('list', { name: 'Pages of Marketplace' })).toHaveCount(0)
    await expect(cards(page)).toHaveCount(4)
  })
})

test('the Marketplace is in the menu of a phone', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, demo)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Marketplace' }).click()
  await expect(cards(page)).toHaveCount(4)
})
