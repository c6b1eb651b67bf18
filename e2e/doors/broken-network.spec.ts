import { expect, test, whenKeysWork } from '#e2e/test.ts'

// The network fails while a page of the live server becomes interactive.

test.use({ expectsRefusals: true, isFresh: true })

test('a page comes to life although each part of its program breaks off twice', async ({
  page,
  newsHub: hub,
}) => {
  const broken = new Map<string, number>()
  await page.route('**/assets/*.js', (route) => {
    const address = route.request().url()
    // Lets the first script through, because it is part of the page itself.
    if (address.includes('/begin-')) return route.continue()
    const times = broken.get(address) ?? 0
    broken.set(address, times + 1)
    return times < 2 ? route.abort('internetdisconnected') : route.continue()
  })
  await page.goto(`${hub.address}/news-hub/feed`)
  await whenKeysWork(page)
  await page.locator('a[data-headline]').first().click()
  await expect(page.getByRole('dialog', { name: 'Article' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(broken.size).toBeGreaterThan(20)
})
