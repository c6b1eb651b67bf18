import { expect, open, test } from './test.ts'

// What the reader keeps, in the live hub.

test('a bookmarked article stands in the panel, opens from there, and goes when it is removed', async ({
  page,
  hub,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${hub.address}/news-hub/feed`)
  const panel = page.getByRole('complementary', { name: 'Side panel' })
  await page.getByRole('button', { name: 'Saved' }).click()
  await expect(panel.getByText(/Nothing saved yet/)).toBeVisible()

  const headline = page.locator('.headlines [data-headline]').first()
  await headline.click()
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  const article = page.getByRole('dialog')
  const title = await article.locator('article h2').innerText()
  const bookmark = article.getByRole('button', { name: 'Bookmark' })
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(article).toBeHidden()

  const card = panel.getByRole('list', { name: 'Articles' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('heading')).toHaveText(title)
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('button', { name: 'Saved' }).click()
  await expect(card).toHaveCount(1)
  await card.getByRole('button', { name: 'Read' }).click()
  await expect(article.getByRole('button', { name: 'Bookmark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Remove' }).click()
  await expect(panel.getByText(/Nothing saved yet/)).toBeVisible()
})
