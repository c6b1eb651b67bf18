import { expect, open, test } from './test.ts'

test.describe('the home page', () => {
  test('leads to the hub and to the demo without loading a framework', async ({ page, hub }) => {
    const scripts: number[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push((await response.body()).length)
    })
    await page.goto(hub.address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Explore the demo' }).first()).toHaveAttribute(
      'href',
      /^\/demo/,
    )
    expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000)

    await page.getByRole('link', { name: 'Open your hub' }).first().click()
    await expect(page).toHaveURL(/\/news-hub/)
  })
})

test.describe('the demo', () => {
  test('[SHELL-014, SHELL-097] opens on the feed and never changes the address', async ({
    page,
    hub,
  }) => {
    await open(page, `${hub.address}/demo`)
    const before = await page.evaluate(() => ({ href: location.href, length: history.length }))
    await expect(page.getByRole('region', { name: 'Breaking News' })).toBeVisible()

    await page.getByRole('link', { name: 'Add Feed' }).first().click()
    await expect(page.getByLabel('Feed URL')).toBeVisible()
    await page.getByRole('link', { name: 'Feed', exact: true }).first().click()
    await expect(page.getByRole('region', { name: 'Top Headlines' })).toBeVisible()

    const after = await page.evaluate(() => ({ href: location.href, length: history.length }))
    expect(after).toEqual(before)
  })

  test('[SHELL-094] keeps nothing: a reload brings back the first page, the first theme and no storage', async ({
    page,
    hub,
    context,
  }) => {
    await open(page, `${hub.address}/demo`)
    const theme = () => page.locator('html').getAttribute('data-theme')
    const first = await theme()
    await page
      .getByRole('button', { name: /theme|light|dark/i })
      .first()
      .click()
    expect(await theme()).not.toBe(first)
    await page.getByRole('link', { name: 'Add Feed' }).first().click()
    await expect(page.getByLabel('Feed URL')).toBeVisible()

    await page.reload()
    await page.locator('html[data-hydrated]').waitFor()
    await expect(page.getByRole('region', { name: 'Breaking News' })).toBeVisible()
    expect(await theme()).toBe(first)
    const stored = await page.evaluate(() => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
    ])
    expect(stored).toEqual([0, 0, ''])
    expect(await context.cookies()).toEqual([])
  })
})
