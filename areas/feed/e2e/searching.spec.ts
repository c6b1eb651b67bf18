import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

// Searching, and the list of one source, on the live server.

for (const [name, width] of [
  ['a phone', 390],
  ['a laptop', 1280],
] as const) {
  test(`on ${name} a search clears the page, says what it looks through, and is narrowed`, async ({
    page,
    newsHub: hub,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, `${hub.address}/news-hub/feed?q=the or a or new`)
    const results = page.getByRole('region', { name: 'Search results' })
    await expect(results.getByRole('status').first()).toContainText('articles of all times match')
    await expect(results.getByRole('status').first()).toContainText('archived articles too')
    await expect(page.getByRole('region', { name: 'Top Headlines' })).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'For You' })).toHaveCount(0)

    await results.getByRole('radio', { name: 'Today' }).check({ force: true })
    await expect(results.getByRole('status').first()).toContainText('of the last 24 hours')
    await expect(page).toHaveURL(/within=today/)
    await results.getByRole('radio', { name: 'Newest' }).check({ force: true })
    await expect(page).toHaveURL(/order=newest/)
    const list = results.getByRole('list', { name: 'Search results' })
    await expect(list.locator('mark', { hasText: /^new$/i }).first()).toBeAttached()
    await list.getByRole('link').first().click()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    await page.keyboard.press('Escape')
    // The page behind the article is rendered again when the article closes.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expectNothingFound(page)

    await results.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByRole('region', { name: 'Top Headlines' })).toBeVisible()
  })

  test(`on ${name} an article leads to all of a source, by the source's name`, async ({
    page,
    newsHub: hub,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, `${hub.address}/news-hub/feed?q=the or a`)
    const list = page.getByRole('list', { name: 'Search results' })
    const title = await list.getByRole('link').first().innerText()
    await list.getByRole('link').first().click()
    const sources = page.getByRole('dialog').locator('.source-list > li')
    const link = sources.first().getByRole('link').first()
    const source = await link.innerText()
    await expect(sources.first().locator('.source-headline')).not.toBeEmpty()
    // The label and the time are measured in one call, since the window may still be moving.
    const { label, time } = await sources.first().evaluate((of) => ({
      label: of.querySelector('a')!.getBoundingClientRect(),
      time: of.querySelector('time')!.getBoundingClientRect(),
    }))
    // The time is next to the name, on one line.
    const apart = time.top + time.height / 2 - label.top - label.height / 2
    expect(Math.abs(apart)).toBeLessThan(label.height / 2)
    expect(time.height).toBeLessThan(2 * label.height)
    await link.click()
    await expect(page).toHaveURL(/\/news-hub\/feed\?source=/)
    const one = page.getByRole('region', { name: source, exact: true })
    await expect(one.getByRole('link', { name: title })).toBeVisible()
    await expectNothingFound(page)
    await reload(page)
    await expect(one.getByText('Everything of this source, newest first.')).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wider).toBeLessThanOrEqual(width)
    await one.getByRole('link', { name: 'All sources' }).click()
    await expect(page.getByRole('region', { name: 'Top Headlines' })).toBeVisible()
  })
}

test('the switches of the feed say what they do when they are first used, and not again', async ({
  page,
  newsHub: hub,
}) => {
  await open(page, `${hub.address}/news-hub/feed`)
  const said = page.locator('.toasts')
  await page
    .getByRole('radiogroup', { name: 'View mode' })
    .getByRole('radio', { name: 'Theme' })
    .check()
  await expect(said).toContainText('Theme sorts the articles by subject.')
  await page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio', { name: 'Week' }).check()
  await expect(said).toContainText('This sets the time of the whole page.')
  await expectNothingFound(page)
  await said.getByRole('button', { name: 'Got it' }).first().click()
  await said.getByRole('button', { name: 'Got it' }).click()
  await expect(said).toHaveText('')
  await open(page, page.url())
  await page
    .getByRole('radiogroup', { name: 'View mode' })
    .getByRole('radio', { name: 'Custom' })
    .check()
  await expect(page.getByRole('region', { name: 'Top Headlines' })).toBeVisible()
  await expect(said).toHaveText('')
})

test('a typing error is forgiven, which is said, and can be refused', async ({
  page,
  newsHub: hub,
}) => {
  await open(page, `${hub.address}/news-hub/feed?q=the or a or new`)
  const results = page.getByRole('region', { name: 'Search results' })
  const titles = await results.getByRole('list').getByRole('link').allInnerTexts()
  const [word = ''] = titles.join(' ').match(/\b[a-z]{8,}\b/u) ?? []
  const typed = `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`
  await open(page, `${hub.address}/news-hub/feed?q=${typed}`)
  await expect(results.getByText('Showing results for')).toBeVisible()
  await expect(results.locator('mark').first()).toBeAttached()
  await expectNothingFound(page)
  await results.getByRole('button', { name: `Search for “${typed}” instead` }).click()
  await expect(results.getByText('Try fewer or other words.')).toBeVisible()
  await expect(results.getByText('Showing results for')).toHaveCount(0)
})
