import type { Locator } from '@playwright/test'
import { expect, open, test } from '#e2e/demo-test.ts'

test('all pages end at one width', async ({ page, hub, demo }) => {
  const pages = ['add-feed', 'personalize', 'rules', 'settings', 'ai-studio']
  const addresses = [
    ...pages.map((name) => `${demo}/news-hub/${name}`),
    `${demo}/news-hub/feed`,
    `${demo}/build-software`,
    `${demo}/automation`,
    `${demo}/marketplace`,
    `${hub.address}/news-hub/sources`,
    `${hub.address}/news-hub/feed`,
  ]
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const ends = new Map<string, number>()
    for (const address of addresses) {
      await open(page, address)
      const mastheads = page.getByRole('main').locator('.masthead')
      await expect(mastheads.first()).toBeVisible()
      const rights = await mastheads.evaluateAll((all) =>
        all.map((each) => Math.round(each.getBoundingClientRect().right)),
      )
      ends.set(address, Math.max(...rights))
    }
    // The right panel is open in the demo and folded on the live server, so their pages end at
    // different edges.
    for (const door of [demo, hub.address]) {
      const some = [...ends].filter(([address]) => (door === demo) === address.startsWith(demo))
      const [[, first] = ['', 0]] = some
      expect(Object.fromEntries(some)).toEqual(
        Object.fromEntries(some.map(([address]) => [address, first])),
      )
    }
  }
})

test('with the panel folded, pages stand in the middle of a wide screen, below their bar', async ({
  page,
  hub,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await open(page, `${hub.address}/news-hub/sources`)
  const boxOf = async (element: Locator) => (await element.boundingBox())!
  const masthead = await boxOf(page.getByRole('main').locator('.masthead').first())
  const toolbar = await boxOf(page.locator('.hub-toolbar'))
  const rail = await boxOf(page.getByRole('navigation', { name: 'Sections' }))
  const panelRail = await boxOf(page.locator('.side-rail'))
  expect([toolbar.x, toolbar.width]).toEqual([masthead.x, masthead.width])
  const before = masthead.x - (rail.x + rail.width)
  const behind = panelRail.x - (masthead.x + masthead.width)
  expect(Math.abs(before - behind)).toBeLessThan(8)
})

test('beside the panel of a laptop, the name of the hub takes one line on each of its pages', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const name of ['rules', 'personalize', 'settings', 'ai-studio']) {
    await open(page, `${demo}/news-hub/${name}`)
    const hubName = page.getByRole('banner').getByText('News Hub', { exact: true })
    const lines = await hubName.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
    expect(lines, name).toBe(1)
  }
})

test('the summary of Breaking News ends with a whole sentence', async ({ page, demo }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, demo)
    const gist = page.locator('.breaking-gist > p')
    await expect(gist.locator('span').first()).toBeVisible()
    const shown = await gist.evaluate((text) => {
      const { right, bottom } = text.getBoundingClientRect()
      return [...text.querySelectorAll('span')]
        .map((sentence) => sentence.getBoundingClientRect())
        .filter((sentence) => sentence.left < right)
        .map((sentence) => sentence.bottom <= bottom)
    })
    expect(shown.length, `${width} px`).toBeGreaterThan(0)
    expect(shown, `${width} px`).not.toContain(false)
  }
})

test('four figures stand in pairs where they do not fit side by side, their numbers in line', async ({
  page,
  demo,
}) => {
  for (const [width, path] of [
    [1024, 'automation'],
    [390, 'ai-studio/inference'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, `${demo}/${path}`)
    const deployment = page.getByRole('tab', { name: 'Deployment', exact: true })
    if (path !== 'automation') await deployment.click()
    const figures = page.locator('.figures').first()
    await expect(figures).toBeVisible()
    const tops = await figures
      .locator('.figure-value')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
    expect(new Set(tops).size, path).toBe(tops.length === 4 ? 2 : 1)
    expect(tops.filter((top) => top === tops[0]).length, path).toBe(tops.length === 4 ? 2 : 3)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('projects and integrations keep their counts', async ({ page, demo }) => {
    await open(page, `${demo}/build-software`)
    const main = page.getByRole('main')
    const countBeside = (name: string) =>
      main.locator('.masthead').filter({ hasText: name }).locator('.masthead-count')
    await expect(countBeside('Your Projects')).toBeVisible()
    await main.getByRole('button', { name: 'Berth Planner' }).click()
    await main.getByRole('button', { name: 'View Full Project' }).click()
    await main.getByRole('tab', { name: 'Integrations' }).click()
    await expect(countBeside('Integrations')).toBeVisible()
    await expect(countBeside('Integrations')).toHaveText(/^\d+$/)
  })
})
