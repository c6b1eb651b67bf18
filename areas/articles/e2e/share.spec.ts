import { expect, open, test } from '#e2e/test.ts'

// Sharing by links works on the live server, where every article has an address.

test('an article is handed on by its own link and by the link of the original', async ({
  page,
  context,
  newsHub: hub,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${hub.address}/news-hub/feed`)
  await page.locator('.headlines [data-headline]').first().click()
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  const article = page.getByRole('dialog', { name: 'Article' })
  const title = await article.locator('article h2').innerText()
  await article.getByRole('button', { name: 'Share' }).click()
  const card = page.getByRole('dialog', { name: 'Share' })
  // The server of this test is on the loopback interface, which other machines cannot reach.
  await expect(card).toContainText('Only this computer can open this link.')

  await card.getByRole('button', { name: 'Copy the original’s link' }).click()
  await expect(card.getByRole('status')).toHaveText('Original’s link copied')
  const original = await page.evaluate(() => navigator.clipboard.readText())
  expect(original).toMatch(`${hub.address}/newswire/`)
  expect((await page.request.get(original)).status()).toBe(200)

  await card.getByRole('button', { name: 'Copy link' }).click()
  await expect(card.getByRole('status')).toHaveText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(`${hub.address}/news-hub/feed?article=`)
  await open(page, link)
  await expect(page.getByRole('dialog').locator('article h2')).toHaveText(title)

  await page.getByRole('button', { name: 'Share' }).click()
  await card.getByRole('link', { name: 'Set a public address' }).click()
  await expect(page.getByRole('region', { name: 'Public address' })).toBeFocused()
})
