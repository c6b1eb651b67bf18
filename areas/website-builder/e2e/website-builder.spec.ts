import type { Page } from '@playwright/test'
import { expectNothing } from '#e2e/pages/nothing-happens.ts'
import { setPage } from '#e2e/pages/page-state.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// The Website Builder in the demo, as the second specification document describes it.

const current = (page: Page) => page.locator('main').getAttribute('data-page')
const assistant = (page: Page) => page.getByRole('complementary', { name: 'AI Assistant' })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })
const recommended = (page: Page) =>
  page.getByRole('list', { name: 'Recommended templates' }).getByRole('heading', { level: 3 })

test.describe('the overview', () => {
  test.beforeEach(({ page, demo }) => open(page, `${demo}/website-builder`))

  test('[SITES-001, SITES-002, SHELL-067, SHELL-035] has a hero that leads to the guided creation', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Start guided creation' }).click()
    await expect(page.getByRole('group', { name: 'Industry' })).toBeVisible()
    expect(await current(page)).toBe('/website-builder/creation')
  })

  test('[SITES-003, SITES-013, SHELL-036] leads to the management hub and its five places', async ({
    page,
  }) => {
    await page.getByRole('link', { name: 'Manage your site' }).click()
    expect(await current(page)).toBe('/website-builder/manage')
    const places = page.locator('main').getByRole('listitem').getByRole('link')
    await expect(places).toHaveText([/Pages/, /Media/, /Plugins/, /Domains/, /Analytics/])
    for (const [place, path] of ['pages', 'media', 'plugins', 'domains', 'analytics'].entries()) {
      const link = places.nth(place)
      expect(await link.getAttribute('href')).toMatch(
        new RegExp(`/website-builder/manage/${path}$`),
      )
    }
    for (const [place, path] of ['pages', 'media', 'plugins', 'domains', 'analytics'].entries()) {
      await setPage(page, '/demo/website-builder/manage')
      await places.nth(place).click()
      expect(await current(page)).toBe(`/website-builder/manage/${path}`)
      await expect(page.locator('main').getByRole('heading')).toHaveText(['Coming Soon'])
    }
  })

  test('[SITES-004, SITES-005, SITES-006, SITES-007] lists three sites that open one by one', async ({
    page,
  }) => {
    const sites = page.getByRole('list', { name: 'Sites' }).locator(':scope > li')
    await expect(sites).toHaveCount(3)
    for (const site of await sites.all()) await expect(site).toContainText(/live|staging/)
    await expect(sites.filter({ hasText: 'live' }).first()).toBeVisible()
    await expect(sites.filter({ hasText: 'staging' }).first()).toBeVisible()

    const first = sites.nth(0).getByRole('button')
    const second = sites.nth(1).getByRole('button')
    await first.click()
    await second.click()
    for (const site of [sites.nth(0), sites.nth(1)]) {
      const pages = site.getByRole('list').getByRole('listitem')
      expect(await pages.count()).toBeGreaterThan(0)
      for (const row of await pages.all()) {
        await expect(row).toContainText(/\/[a-z-]*/)
        await expect(row).toContainText(/published|draft/)
      }
    }
    await first.click()
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
  })
})

test('an address opens the sites that it names', async ({ page, demo }) => {
  await open(page, `${demo}/website-builder/sites/site-pilots-table/site-ansel-regatta`)
  const sites = page.getByRole('list', { name: 'Sites' }).locator(':scope > li')
  await expect(sites.getByRole('button', { expanded: true })).toHaveText([/Pilot/, /Regatta/])
  await sites.getByRole('button', { expanded: true }).first().click()
  await expect(sites.getByRole('button', { expanded: true })).toHaveText([/Regatta/])
})

test.describe('the wizard', () => {
  test.beforeEach(({ page, demo }) => open(page, `${demo}/website-builder/creation`))

  test('[SITES-008, SITES-009, SITES-020, SITES-021, SITES-022, SITES-023, SITES-024, SITES-025] asks four questions, goes back with the answer kept, and ends without an effect', async ({
    page,
  }) => {
    const progress = page.getByRole('progressbar', { name: 'Progress of the wizard' })
    await expect(progress).toHaveAttribute('aria-valuenow', '25')
    await expect(back(page)).toBeDisabled()
    await expect(next(page)).toBeDisabled()
    await page.getByRole('radio', { name: /Community/ }).check()
    await expect(next(page)).toBeEnabled()
    await next(page).click()
    await expect(page.getByRole('group', { name: 'Team size' })).toBeVisible()
    await expect(progress).toHaveAttribute('aria-valuenow', '50')
    await expect(next(page)).toBeDisabled()

    await back(page).click()
    await expect(page.getByRole('radio', { name: /Community/ })).toBeChecked()
    await next(page).click()
    await page.getByRole('radio', { name: /Solo/ }).check()
    await next(page).click()
    await expect(page.getByRole('group', { name: 'Purpose' })).toBeVisible()
    await expect(progress).toHaveAttribute('aria-valuenow', '75')
    await page.getByRole('radio', { name: /Booking/ }).check()
    await next(page).click()
    await expect(page.getByRole('group', { name: 'Features' })).toBeVisible()
    await expect(progress).toHaveAttribute('aria-valuenow', '100')
    await expect(next(page)).toHaveCount(0)

    const last = page.getByRole('button', { name: 'Generate site blueprint' })
    await expect(last).toBeDisabled()
    await page.getByRole('checkbox', { name: /SEO/ }).check()
    await expect(last).toBeEnabled()
    await page.getByRole('checkbox', { name: /SEO/ }).uncheck()
    await expect(last).toBeDisabled()

    await page.getByRole('checkbox', { name: /SEO/ }).check()
    await expectNothing(page, () => last.click())
    await page.getByRole('checkbox', { name: /Analytics/ }).check()
    await expectNothing(page, () => last.click())
  })

  test('[SITES-026, SITES-027, SITES-028, SITES-029, SITES-030, SITES-031, SITES-032] offers exactly the values of the documents', async ({
    page,
  }) => {
    const values = async () => {
      const inputs = page.getByRole('group').locator('input')
      await inputs.first().waitFor()
      return inputs.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value))
    }
    expect(await values()).toEqual([
      'food-beverage',
      'professional-services',
      'beauty-wellness',
      'restaurant-cafe',
      'saas-tech',
      'community',
    ])
    await page.getByRole('radio', { name: /Retail & Boutique Shops/ }).check()
    await expect(page.locator('input[value="food-beverage"]')).toBeChecked()
    await page.locator('input[value="saas-tech"]').check()
    await expect(page.getByRole('group').locator('input:checked')).toHaveCount(1)
    await next(page).click()
    expect(await values()).toEqual(['solo', 'small-team', 'mid-team'])
    for (const range of ['1-3', '4-15', '16-50']) await expect(page.getByText(range)).toBeVisible()
    await page.locator('input[value="solo"]').check()
    await next(page).click()
    expect(await values()).toEqual(['informational', 'single-page', 'marketing-funnel', 'booking'])
    await page.locator('input[value="booking"]').check()
    await next(page).click()
    expect(await values()).toEqual([
      'seo',
      'live-chat',
      'analytics',
      'media-gallery',
      'compliance',
      'automation',
    ])
    for (const value of ['seo', 'analytics', 'seo'])
      await page.locator(`input[value="${value}"]`).click()
    const chosen = page.getByRole('group').locator('input:checked')
    await expect(chosen).toHaveCount(1)
    await expect(chosen).toHaveValue('analytics')
  })

  test('[SITES-010, SITES-011, SITES-012, SITES-033, SITES-034, SITES-035, SITES-036, SITES-037] recommends two templates and says how well they match, others when the answer changes', async ({
    page,
  }) => {
    await page.getByRole('radio', { name: /Community/ }).check()
    await expect(recommended(page)).toHaveCount(2)
    const forCommunity = await recommended(page).allTextContents()
    await page.getByRole('radio', { name: /SaaS/ }).check()
    await expect(recommended(page)).toHaveCount(2)
    expect(await recommended(page).allTextContents()).not.toEqual(forCommunity)

    const matches = page.getByRole('list', { name: 'Recommended templates' }).locator('.badge')
    await expect(matches).toHaveText(['Good match', 'Suggested'])
    await next(page).click()
    await page.getByRole('radio', { name: /Solo/ }).check()
    await next(page).click()
    await page.getByRole('radio', { name: /Marketing funnel/i }).check()
    await expect(matches).toHaveText(['High match', 'Suggested'])
    await page.getByRole('radio', { name: /Booking/ }).check()
    await expect(matches).toHaveText(['Good match', 'Good match'])
    await next(page).click()
    for (const name of [/Analytics/, /Automation/])
      await page.getByRole('checkbox', { name }).check()
    await expect(matches.first()).toHaveText('High match')
  })
})

test('[SITES-014, SITES-015, SITES-016, SITES-017, SITES-018, SITES-019] the assistant stands beside every screen, 360 px wide, and folds', async ({
  page,
  demo,
}) => {
  for (const path of ['', '/creation', '/manage']) {
    await open(page, `${demo}/website-builder${path}`)
    await expect(assistant(page).getByRole('list', { name: 'Conversation' })).toBeVisible()
  }
  const box = await assistant(page).boundingBox()
  expect(box!.width).toBe(360)

  const messages = assistant(page).getByRole('list', { name: 'Conversation' }).getByRole('listitem')
  await expect(messages.filter({ hasText: 'Assistant' }).first()).toBeVisible()
  const timeless = messages.filter({ hasText: 'You' }).filter({ hasNot: page.locator('time') })
  await expect(timeless).toHaveCount(1)
  const checklist = assistant(page).getByRole('list', { name: 'Checklist' }).getByRole('listitem')
  await expect(checklist.filter({ hasText: ', done' })).toHaveCount(2)
  await expect(checklist.filter({ hasText: ', to do' })).toHaveCount(3)

  await assistant(page).getByRole('button', { name: 'Collapse AI Assistant' }).click()
  await expect(assistant(page).getByRole('list')).toHaveCount(0)
  await assistant(page).getByRole('button', { name: 'Expand AI Assistant' }).click()
  await expect(checklist.first()).toBeVisible()

  await open(page, `${demo}/website-builder/manage/media`)
  await expect(assistant(page)).toHaveCount(0)
})

test('[SITES-011] two recommendations stand side by side, beside the assistant', async ({
  page,
  demo,
}) => {
  await open(page, `${demo}/website-builder/creation`)
  await expect(assistant(page)).toBeVisible()
  await expect(recommended(page)).toHaveCount(2)
  const [first, second] = await recommended(page).all()
  expect((await first!.boundingBox())!.y).toBe((await second!.boundingBox())!.y)
})

test('[SITES-016] a folded assistant leaves its width to the page', async ({ page, demo }) => {
  await open(page, `${demo}/website-builder/manage`)
  const main = page.locator('.builder-main')
  await expect(assistant(page)).toBeVisible()
  const before = (await main.boundingBox())!.width
  await assistant(page).getByRole('button', { name: 'Collapse AI Assistant' }).click()
  expect((await main.boundingBox())!.width).toBeGreaterThan(before + 280)
  await assistant(page).getByRole('button', { name: 'Expand AI Assistant' }).click()
  expect((await main.boundingBox())!.width).toBe(before)
})
