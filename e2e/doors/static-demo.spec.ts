import { patient } from '#core/test-patience.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { answerForLeaderboard } from '#e2e/played/leaderboard-stub.ts'
import { buildStaticDemo, hostFolder, type StaticHost } from '#e2e/played/static-host.ts'
import { expect, open, test as base } from '#e2e/test.ts'

const SUB_PATH = '/some/sub-path/'

const test = base.extend<object, { site: StaticHost }>({
  site: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'synthwire-static-'))
      await buildStaticDemo(folder)
      const host = await hostFolder(folder, SUB_PATH)
      await use(host)
      await host.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: patient(180_000) },
  ],
})

// Each journey needs a new page, because it tests how the demo loads.
test.use({ isFresh: true, opensDemo: true })

/** Every page that the sidebar of the demo leads to, and the leaderboard. */
const pages = [
  'news-hub/add-feed',
  'news-hub/personalize',
  'news-hub/rules',
  'news-hub/settings',
  'news-hub/ai-studio',
  'news-hub/lmarena',
  'build-software',
  'ai-studio',
  'marketplace',
  'website-builder',
  'ai-content',
  'automation',
]

test.beforeEach(async ({ page, site }) => {
  site.missing.length = 0
  await answerForLeaderboard(page)
})

test('the static demo opens from its home page, and all that it asks for is below its path', async ({
  page,
  site,
}) => {
  const asked = requestsOf(page)
  await page.goto(site.address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Many sources, one article')
  await expectLinksBelow(page)
  await page.getByRole('link', { name: 'Explore the demo' }).click()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(page.getByRole('region', { name: 'Top Headlines' })).toBeVisible()
  await expectLinksBelow(page)

  await page.getByRole('region', { name: 'Top Headlines' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/synthesized from/i)
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  const feed = page.getByRole('region', { name: 'Your Feed' })
  await feed.getByRole('heading', { level: 3 }).getByRole('button').first().click()
  await expect(feed.getByRole('list', { name: /^Articles in/ })).toBeVisible()

  await expect(page).toHaveURL(`${site.address}demo/`)
  await page.getByRole('link', { name: 'Go back to home page' }).first().click()
  await expect(page).toHaveURL(site.address)
  expect(site.missing).toEqual([])
  expect(asked.filter((path) => !path.startsWith(SUB_PATH))).toEqual([])
})

test('the static demo walks through its pages without a word to the address bar', async ({
  page,
  site,
}) => {
  const asked = requestsOf(page)
  await open(page, `${site.address}demo/`)
  const rail = page.locator('nav.rail')
  for (const [name, path] of [
    ['Add Feed', 'add-feed'],
    ['Personalization Profiles', 'personalize'],
    ['Automation Rules', 'rules'],
    ['Settings', 'settings'],
    ['AI Studio', 'ai-studio'],
  ] as const) {
    await rail.getByRole('link', { name: 'News Hub', exact: true }).first().hover()
    const subPages = rail.getByRole('list', { name: 'Pages of News Hub' })
    await subPages.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('main')).toHaveAttribute('data-page', `/news-hub/${path}`)
    await expect(page).toHaveURL(`${site.address}demo/`)
    await page.mouse.move(900, 700)
  }
  expect(site.missing).toEqual([])
  expect(asked.filter((path) => !path.startsWith(SUB_PATH))).toEqual([])
})

test.describe('a deeper address of the static demo', () => {
  // The host says 404 and serves the demo, which browsers log as an error.
  test.use({ expectsRefusals: true })

  for (const path of pages) {
    test(`opens where it leads: ${path}`, async ({ page, site }) => {
      const address = `${site.address}demo/${path}`
      const asked = requestsOf(page)
      await open(page, address)
      await expect(page.getByRole('main')).toHaveAttribute('data-page', `/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Select a Page')
      await expectLinksBelow(page)
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveURL(address)
      expect(site.missing).toEqual([new URL(address).pathname])
      expect(asked.filter((each) => !each.startsWith(SUB_PATH))).toEqual([])
    })
  }

  test('that is not of the demo leads home', async ({ page, site }) => {
    await page.goto(`${site.address}nothing`)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(site.address)
  })
})

/**
 * Records the paths that a page requests from the site. Requests to the leaderboard and the stock
 * photos go to other hosts.
 */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname === '127.0.0.1') paths.push(pathname)
  })
  return paths
}

/**
 * Expects that all links to the demo lead below the site's path, because a new tab loads their
 * address.
 */
async function expectLinksBelow(page: Page): Promise<void> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const ours = links.filter((link) => new URL(link).hostname === '127.0.0.1')
  expect(ours.length).toBeGreaterThan(0)
  expect(ours.filter((link) => !new URL(link).pathname.startsWith(SUB_PATH))).toEqual([])
}
