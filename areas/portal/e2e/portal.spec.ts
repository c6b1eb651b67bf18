import type { Response } from '@playwright/test'
import { setPage } from '#e2e/pages/page-state.ts'
import { expect, open, reload, test } from '#e2e/demo-test.ts'

test.describe('the home page', () => {
  test.use({ isFresh: true })

  test('leads to the hub and to the demo without loading a framework', async ({ page, hub }) => {
    const scripts: Promise<Buffer>[] = []
    const collect = (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    }
    page.on('response', collect)
    await page.goto(hub.address, { waitUntil: 'networkidle' })
    const sizes = (await Promise.all(scripts)).map((body) => body.length)
    // Scripts of the page that is opened next are not counted.
    page.off('response', collect)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Explore the demo' }).first()).toHaveAttribute(
      'href',
      /^\/demo/,
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000)

    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const name of ['Open Synthwire', 'Explore the demo'])
        await expect(page.getByRole('link', { name }), `${width} px`).toBeInViewport({ ratio: 1 })
    }

    await page.getByRole('link', { name: 'Open Synthwire' }).first().click()
    await expect(page).toHaveURL(/\/news-hub/)
  })
})

test.describe('the demo', () => {
  test('[SHELL-014, SHELL-097] opens on the feed and never changes the address', async ({
    page,
    demo,
  }) => {
    await open(page, demo)
    const before = await page.evaluate(() => ({ href: location.href, length: history.length }))
    await expect(page.getByRole('main')).toHaveAttribute('data-page', '/news-hub/feed')
    await expect(page.getByRole('region', { name: 'Breaking News' })).toBeVisible()

    await page.getByRole('link', { name: 'Add Feed' }).first().click()
    await expect(page.getByLabel('Feed URL')).toBeVisible()
    await page.getByRole('link', { name: 'Feed', exact: true }).first().click()
    await expect(page.getByRole('region', { name: 'Top Headlines' })).toBeVisible()

    const after = await page.evaluate(() => ({ href: location.href, length: history.length }))
    expect(after).toEqual(before)
  })

  test('[SHELL-094] keeps nothing: a reload brings back the first page, the first theme, the samples and no storage', async ({
    page,
    demo,
    context,
  }) => {
    await open(page, demo)
    const theme = () => page.locator('html').getAttribute('data-theme')
    const first = await theme()
    await page
      .getByRole('button', { name: /theme|light|dark/i })
      .first()
      .click()
    expect(await theme()).not.toBe(first)

    const rules = page.getByRole('list', { name: 'Rules' }).getByRole('listitem')
    const profiles = page.getByRole('list', { name: 'Profiles' }).getByRole('listitem')
    const hubs = page.locator('.rail .hub-list').getByRole('group', { name: 'Hubs' })
    const samples = async () => {
      await setPage(page, '/demo/news-hub/rules')
      await expect(rules.first()).toBeVisible()
      const names = [await rules.getByRole('heading').allTextContents()]
      await setPage(page, '/demo/news-hub/personalize')
      await expect(profiles.first()).toBeVisible()
      names.push(await profiles.locator('strong').allTextContents())
      await page.getByRole('navigation', { name: 'Sections' }).getByText('News Hub').first().hover()
      await expect(hubs).toBeVisible()
      return [...names, await hubs.locator('button[aria-expanded]').allTextContents()]
    }
    const before = await samples()
    await page.locator('.rail .hub-list').getByRole('button', { name: 'New', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Hub name' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.mouse.move(900, 500)
    await setPage(page, '/demo/news-hub/rules')
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await setPage(page, '/demo/news-hub/personalize')
    await page
      .getByRole('button', { name: /^Copy / })
      .first()
      .click()
    await expect(profiles).toHaveCount(before[1]!.length + 1)
    const changed = await samples()
    expect(changed.map(({ length }) => length)).toEqual([
      before[0]!.length - 1,
      before[1]!.length + 1,
      before[2]!.length + 1,
    ])

    await reload(page)
    await expect(page.getByRole('main')).toHaveAttribute('data-page', '/news-hub/feed')
    await expect(page.getByRole('region', { name: 'Breaking News' })).toBeVisible()
    expect(await theme()).toBe(first)
    expect(await samples()).toEqual(before)
    const stored = await page.evaluate(() => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
    ])
    expect(stored).toEqual([0, 0, ''])
    expect(await context.cookies()).toEqual([])
  })
})

test.describe('the sidebar', () => {
  test('[SHELL-075] lets the sub-pages of a section fly out under the pointer', async ({
    page,
    demo,
  }) => {
    await open(page, demo)
    const rail = page.getByRole('navigation', { name: 'Sections' })
    const width = async () => (await rail.boundingBox())!.width
    const narrow = await width()
    await rail.getByRole('link', { name: 'News Hub' }).hover()
    await expect.poll(width).toBeGreaterThan(narrow * 2)
    await expect(page.getByRole('list', { name: 'Pages of News Hub' })).toBeVisible()
    await rail.getByRole('link', { name: 'App Studio' }).hover()
    const pages = page.getByRole('list', { name: 'Pages of App Studio' })
    await expect(pages.getByRole('link')).toHaveText([
      ...['Requirements', 'Documentations', 'Projects', 'Playground', 'Evaluator', 'Payments'],
    ])
    await pages.getByRole('link', { name: 'Evaluator' }).click()
    await expect(page.getByRole('main')).toHaveAttribute('data-page', '/build-software/evaluator')
    await page.mouse.move(900, 500)
    await expect.poll(width).toBe(narrow)
  })

  test('[SHELL-004, SHELL-005, SHELL-082] says that the demo is made up, and which build it is', async ({
    page,
    hub,
    demo,
  }) => {
    await open(page, `${demo}/automation`)
    const rail = page.getByRole('navigation', { name: 'Sections' })
    await expect(rail.getByText('Mock', { exact: true })).toBeAttached()
    await expect(rail.getByText(/^Build ([0-9a-f]{7}|local dev)$/)).toBeAttached()
    await expect(page.getByRole('banner').getByText('Mock Data')).toBeVisible()

    await open(page, `${hub.address}/news-hub/feed`)
    await expect(page.getByText(/^Mock/)).toHaveCount(0)
  })

  test('[SHELL-083] leads back to the home page', async ({ page, demo }) => {
    await open(page, demo)
    const home = page.getByRole('link', { name: 'Go back to home page' })
    await expect(home).toHaveCount(1)
    await expect(home).toHaveAttribute('href', '/')
    await home.click()
    await expect(page).toHaveURL(new URL('/', demo).href)
  })
})

test.describe('the top bar', () => {
  test('[SHELL-085, SHELL-086] holds the toolbar of the news hub, and a title only for screen readers', async ({
    page,
    demo,
  }) => {
    await open(page, demo)
    const bar = page.getByRole('banner')
    const title = bar.getByRole('heading', { name: 'News hub dashboard' })
    const box = await title.boundingBox()
    expect(box!.width * box!.height).toBeLessThanOrEqual(1)
    await expect(bar.getByRole('heading')).toHaveCount(1)
    await expect(bar.getByRole('searchbox', { name: 'Search articles' })).toBeVisible()
  })
})

test('[SHELL-065, SHELL-066] an unknown page asks the reader to select one', async ({
  page,
  demo,
}) => {
  // Only the live server has the page "Sources".
  const values = ['none', 'news-hub/sources', 'news-hub/lmarena/none', 'automation/none']
  for (const value of values) {
    await open(page, `${demo}/${value}`)
    await expect(page.getByRole('heading', { name: 'Select a Page' }).last()).toBeVisible()
    await expect(
      page.getByText('Choose a page from the sidebar to explore the portal features.'),
    ).toBeVisible()
  }
})

test('[SHELL-080] the theme toggle appears after the page: the HTML has none', async ({ hub }) => {
  for (const path of ['/demo', '/news-hub/feed']) {
    const html = await (await fetch(hub.address + path)).text()
    expect(html.includes('Top Headlines')).toBe(true)
    expect(/(Light|Dark) theme/.test(html)).toBe(false)
  }
})

test.describe(() => {
  test.use({ isFresh: true })

  test('[SHELL-091] the demo asks the server for nothing but its own files', async ({
    page,
    demo,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'eventsource', 'websocket'].includes(request.resourceType()))
        asked.push(request.url())
    })
    await open(page, demo)
    await page.getByRole('region', { name: 'Top Headlines' }).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Read Full Article' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Add Feed' }).first().click()
    await expect(page.getByLabel('Feed URL')).toBeVisible()
    expect(asked).toEqual([])
  })
})
