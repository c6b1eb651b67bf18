import { expect, open, test } from '#e2e/test.ts'

// Where pages have addresses, an article can be handed on by its own.

test('the link that Share copies opens the article for others', async ({
  page,
  context,
  newsHub: hub,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${hub.address}/news-hub/feed`)
  await page.locator('.headlines [data-headline]').first().click()
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  const article = page.getByRole('dialog')
  const title = await article.locator('article h2').innerText()
  await article.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(`${hub.address}/news-hub/feed?article=`)
  await open(page, link)
  await expect(page.getByRole('dialog').locator('article h2')).toHaveText(title)
})
