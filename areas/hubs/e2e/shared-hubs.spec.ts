import type { Page } from '@playwright/test'
import { parseFeed } from 'feedsmith'
import { expectNamesOnPhone, expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// A hub that is shared by a link, as its reader and as strangers see it.

test.use({ expectsRefusals: true })

const menuOf = async (page: Page) => {
  await page.getByRole('button', { name: 'Hub settings' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  return page.getByRole('dialog', { name: 'Share “News Hub”' })
}

test('a hub is shared, read without a session and in feeds, and revoked', async ({
  page,
  browser,
  newsHub: hub,
}) => {
  await open(page, `${hub.address}/news-hub/feed`)
  const dialog = await menuOf(page)
  // The test server has a loopback address, so nobody else can open the link.
  await expect(dialog).toContainText('Only this computer can open this link.')
  await expect(dialog).not.toContainText('Anyone')
  await expect(dialog.getByRole('link', { name: 'Set a public address' })).toHaveAttribute(
    'href',
    '/news-hub/settings#public-address',
  )
  await dialog.getByLabel('Link expires').selectOption('In 7 days')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByRole('region', { name: 'Link' }).locator('code').innerText()
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/shared\/[\w-]{43}$/)
  await expectNothingFound(page)
  await expectNamesOnPhone(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  // The stranger has no account, and a browser without scripts.
  const stranger = await browser.newContext({ javaScriptEnabled: false })
  const asked: string[] = []
  try {
    const shared = await stranger.newPage()
    shared.on('request', (request) => asked.push(request.url()))
    const response = await shared.goto(link)
    expect(response?.headers()['x-robots-tag']).toBe('noindex')
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText('News Hub')
    await expect(shared.getByRole('heading', { name: 'Headlines' })).toBeVisible()
    for (const width of [390, 1280]) {
      await shared.setViewportSize({ width, height: 844 })
      const { scrollWidth, clientWidth } = await shared
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
      expect(scrollWidth).toBe(clientWidth)
    }
    const folder = shared.getByRole('navigation', { name: 'Folders' }).getByRole('link').nth(1)
    const name = await folder.innerText()
    await folder.click()
    await expect(shared.getByRole('heading', { level: 2 })).toHaveText(name)
    await shared.goto(link)
    const older = shared.getByRole('link', { name: 'Older articles' })
    await older.click()
    await expect(shared.getByRole('heading', { name: 'Older articles' })).toBeVisible()
    await shared.getByRole('link', { name: 'Newest articles' }).click()

    const title = shared.getByRole('heading', { level: 3 }).first()
    const words = await title.innerText()
    await title.getByRole('link').click()
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText(words)
    await shared.getByRole('main').locator('sup a').first().click()
    await expect(shared.locator('li:target')).toBeVisible()
    expect(asked.filter((url) => !url.startsWith(hub.address))).toEqual([])

    for (const [file, format] of [
      ['feed.rss', 'rss'],
      ['feed.atom', 'atom'],
      ['feed.json', 'json'],
    ] as const) {
      const text = await (await stranger.request.get(`${link}/${file}`)).text()
      expect(parseFeed(text).format).toBe(format)
      expect(text).toContain(hub.address)
    }

    page.on('dialog', (question) => void question.accept())
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible()
    const gone = await shared.goto(link)
    expect(gone?.status()).toBe(404)
    await expect(shared.getByRole('heading', { name: 'Nothing is shared here' })).toBeVisible()
    expect((await stranger.request.get(`${link}/feed.rss`)).status()).toBe(404)
  } finally {
    await stranger.close()
  }
})

test('what strangers see is clean under axe, at both widths', async ({ page, newsHub: hub }) => {
  const response = await page.request.post(`${hub.address}/api/hubs/share/saveShare`, {
    data: { hub: 'news-hub', expiresAt: null, isIndexed: true },
  })
  const { address } = (await response.json()) as { address: string }
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(hub.address + address)
    await expectNothingFound(page)
  }
  await expectNamesOnPhone(page)
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expectNothingFound(page)
})
