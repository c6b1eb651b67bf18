import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test, whenAlive } from '#e2e/test.ts'

// Links to deleted things, on the live server.

test.use({ expectsRefusals: true })

for (const [name, width] of [
  ['a phone', 390],
  ['a laptop', 1280],
] as const) {
  test(`on ${name} a link to what is gone says so, and offers what there is`, async ({
    page,
    hub,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const gone = '/news-hub/feed?article=987654321&about=ferry-harbour'
    expect((await page.request.get(hub.address + gone)).status()).toBe(404)
    expect((await page.request.get(`${hub.address}/news-hub/feed?time=week`)).status()).toBe(200)
    await open(page, hub.address + gone)
    const article = page.getByRole('dialog', { name: 'Article' })
    await expect(article.getByRole('heading', { name: 'This article is not here' })).toBeVisible()
    // A deleted article cannot be shared or saved.
    await expect(article.getByRole('button', { name: 'Share' })).toHaveCount(0)
    await expect(article.getByRole('button', { name: 'Bookmark' })).toHaveCount(0)
    await expectNothingFound(page)
    await article.getByRole('button', { name: 'Search for “ferry harbour”' }).click()
    await expect(page).toHaveURL(/feed\?q=ferry\+harbour$/)
    await expect(article).toBeHidden()

    await open(page, `${hub.address}/news-hub/feed?article=987654321`)
    await article.getByRole('searchbox', { name: 'Search for it' }).fill('ferry')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/feed\?q=ferry$/)
    await expect(article).toBeHidden()

    await open(page, `${hub.address}/news-hub/feed?source=nobody`)
    await expect(page.getByRole('heading', { name: 'This source is not here' })).toBeVisible()

    await open(page, `${hub.address}/news-hub/feed?topic=nobody`)
    await expect(page.getByRole('heading', { name: 'This topic is not here' })).toBeVisible()
    await page.getByRole('button', { name: 'Go to the feed' }).click()
    await expect(page).toHaveURL(/feed$/)

    for (const path of ['/nothing-here', '/news-hub/nothing']) {
      const answer = await page.goto(hub.address + path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
    await expectNothingFound(page)
    const search = page.getByRole('searchbox', { name: 'Search articles' })
    await whenAlive(search)
    await search.fill('ferry')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/feed\?q=ferry$/)
  })
}
