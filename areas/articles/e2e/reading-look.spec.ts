import type { Locator, Page } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

// The typography of an article, on the screen and on paper.

async function openFirst(page: Page, address: string): Promise<Locator> {
  await open(page, `${address}/news-hub/feed?time=year`)
  await page
    .getByRole('region', { name: 'Top Headlines' })
    .locator('[data-headline]')
    .first()
    .click()
  await page.getByRole('button', { name: /^Read/ }).first().click()
  return page.getByRole('dialog', { name: 'Article' })
}

test('text size and width are chosen in an article, for all of them in this browser', async ({
  page,
  newsHub: hub,
}) => {
  const article = await openFirst(page, hub.address)
  const text = article.locator('.article-deck')
  const sizeOf = () =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  await expect(text).toBeVisible()
  const standard = await sizeOf()

  const choose = article.getByRole('button', { name: 'Text and lists' })
  await choose.click()
  const card = page.getByRole('dialog', { name: 'Reading' })
  await card.getByRole('radio', { name: 'Largest' }).check({ force: true })
  await card.getByRole('radio', { name: 'Narrow' }).check({ force: true })
  await card.getByRole('radio', { name: 'Compact' }).check({ force: true })
  await expect.poll(sizeOf).toBeGreaterThan(standard * 1.3)
  await expectNothingFound(page)
  await reload(page)
  await expect.poll(sizeOf).toBeGreaterThan(standard * 1.3)
  await choose.click()
  await expect(card.getByRole('radio', { name: 'Narrow' })).toBeChecked()
  await expect(card.getByRole('radio', { name: 'Compact' })).toBeChecked()
  const headline = page.locator('.headline-row').first()
  const heightOf = () => headline.evaluate((row) => row.clientHeight)
  const compact = await heightOf()
  await card.getByRole('radio', { name: 'Comfortable' }).check({ force: true })
  await expect.poll(heightOf).toBeGreaterThan(compact + 8)
  await card.getByRole('radio', { name: 'Standard' }).first().check({ force: true })
  await expect.poll(sizeOf).toBe(standard)
})

test('printed, an article stands alone with all of its sources', async ({ page, newsHub: hub }) => {
  const article = await openFirst(page, hub.address)
  const sources = article.locator('.source-list > li')
  await expect(sources.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const title = article.getByRole('heading', { level: 2 }).last()
  await expect(title).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show' })).toHaveCount(0)
  for (const gone of ['main', '.dialog-head', 'nav', '.related'])
    await expect(page.locator(gone).first()).toBeHidden()
  await expect(sources.last()).toBeVisible()
  // A page in dark mode is printed dark on white, too.
  const scheme = await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark'
    return getComputedStyle(document.documentElement).colorScheme
  })
  expect(scheme).toBe('light')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('.dialog-head')).toBeVisible()
})
