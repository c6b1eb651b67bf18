import type { Page } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish, rss, type Publisher } from '#e2e/played/publisher.ts'
import { expect, open, reload, test } from '#e2e/test.ts'
import { unlikeNews } from './unlike-news.ts'

// Lists fold the articles of a longer story under its newest article.

const newest = 'Brightwater Towing boss resigns over the Marlena'
const oldest = 'Tug Marlena sinks off Cape Orrin, crew of nine rescued'

/** Other news between them, enough to spread the story over two pages. */
const between = unlikeNews(33)

let publisher: Publisher
test.beforeAll(async () => {
  publisher = await publish({
    '/0.xml': rss('Harbour Gazette', [
      {
        title: newest,
        text: 'The boss of Brightwater Towing, which owns the tug Marlena, stepped down after days of protest in Tolland. Families had marched to her office with candles.',
      },
      ...between,
      {
        title: oldest,
        text: 'The tug Marlena sank off Cape Orrin before dawn. All nine crew members were lifted from a raft. Brightwater Towing promised an inquiry.',
      },
    ]),
  })
})
test.afterAll(() => publisher.close())

const list = (page: Page) => page.getByRole('list', { name: 'Articles of Harbour Gazette' })

for (const [name, width] of [
  ['a phone', 390],
  ['a laptop', 1280],
] as const) {
  test(`on ${name} a story stands once in a list, and opens in place`, async ({
    page,
    emptyHub,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const followed = await fetch(`${emptyHub.address}/api/sources/followSource`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: publisher.privately('/0.xml') }),
    })
    const { source } = (await followed.json()) as { source: { id: string } }
    await open(page, `${emptyHub.address}/news-hub/feed?source=${source.id}`)
    const rows = list(page).locator('> .article-item')
    await expect(rows).toHaveCount(30)
    const fold = page.getByRole('button', { name: 'Fold stories' })
    await expect(fold).toHaveAttribute('aria-pressed', 'false')
    await fold.click()
    await expect(fold).toHaveAttribute('aria-pressed', 'true')

    // Further articles of the story appear under the newest one when their page of the list is
    // loaded.
    const line = list(page).getByRole('button', { name: /in this story$/ })
    await expect(line).toHaveCount(0)
    await list(page).getByRole('button', { name: 'Show more' }).click()
    await expect(rows).toHaveCount(34)
    await expect(line).toHaveText('1 earlier in this story')
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    const earlier = list(page).getByRole('link', { name: oldest })
    await expect(earlier).toBeHidden()

    await line.focus()
    await page.keyboard.press('Enter')
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await expect(earlier).toBeVisible()
    await expectNothingFound(page)
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBeLessThanOrEqual(width)
    await line.click()
    await expect(earlier).toBeHidden()
    await line.click()
    await earlier.click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: oldest })).toBeVisible()
    await page.keyboard.press('Escape')

    await reload(page)
    await expect(fold).toHaveAttribute('aria-pressed', 'true')
    await fold.click()
    await list(page).getByRole('button', { name: 'Show more' }).click()
    await expect(rows).toHaveCount(35)
    await expect(line).toHaveCount(0)
  })
}
