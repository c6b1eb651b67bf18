import type { Page } from '@playwright/test'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { proxyInFront, type ProxyInFront } from '#e2e/played/proxy-in-front.ts'
import { keepArticles } from '#e2e/pages/kept-offline.ts'
import { expect, test as base } from '#e2e/test.ts'

// Tests two servers behind one proxy, below two paths of the same host. Each page has its own
// browser context.

const PASSWORD = 'open sesame'
const NEWS = '/news'
const PAPER = '/paper/daily'
const MOST_HEADER_BYTES = 3500

interface Hosted {
  proxy: ProxyInFront
  /** The address of the server whose path the proxy removes; it has articles. */
  news: string
  /** The address of the server whose path the proxy passes on. */
  paper: string
}

const test = base.extend<{ visitor: Page }, { hosted: Hosted }>({
  hosted: [
    async ({}, use) => {
      const hubs = new Map<string, RunningHub>()
      const at = (base: string) => () => hubs.get(base)!.address
      const proxy = await proxyInFront([
        { base: NEWS, hub: at(NEWS), takesOff: true },
        { base: PAPER, hub: at(PAPER), takesOff: false },
      ])
      const env = (base: string) => ({
        SYNTHWIRE_PASSWORD: PASSWORD,
        SYNTHWIRE_PUBLIC_ADDRESS: proxy.origin + base,
      })
      hubs.set(NEWS, await startHub({ hasNews: true, env: env(NEWS) }))
      hubs.set(PAPER, await startHub({ env: env(PAPER) }))
      await use({ proxy, news: proxy.origin + NEWS, paper: proxy.origin + PAPER })
      for (const hub of hubs.values()) await hub.stop()
      await proxy.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await use(page)
    await context.close()
    expect(refused).toEqual([])
  },
})

async function signIn(page: Page, hub: string): Promise<void> {
  await page.goto(`${hub}/news-hub/feed`)
  await page.getByLabel('Password or set-up token').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${hub}/news-hub/feed`)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Addresses of the page's own host that its elements name. */
function addressesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [action], [srcset]')].flatMap((element) =>
      ['href', 'src', 'action', 'srcset']
        .flatMap((name) => element.getAttribute(name)?.split(/\s*,\s*/) ?? [])
        .filter((address) => address !== '' && !address.startsWith('#'))
        .map((address) => new URL(address.split(' ')[0]!, location.href))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname),
    ),
  )
}

test('every address of a hub below a path is below it, on its pages and in what they ask for', async ({
  hosted,
  visitor: page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === hosted.proxy.origin) asked.push(pathname)
  })
  const largest = { bytes: 0, path: '' }
  page.on('response', (response) => {
    const lines = Object.entries(response.headers())
    const bytes = lines.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
    if (bytes > largest.bytes) Object.assign(largest, { bytes, path: response.url() })
  })
  await signIn(page, hosted.news)
  const pages = [
    '/',
    '/demo',
    '/news-hub/sources',
    '/news-hub/settings',
    '/news-hub/saved',
    '/api/docs',
  ]
  const named: string[] = []
  const tools = ['/marketplace', '/automation', '/automation/workflows', '/build-software/projects']
  for (const path of [...pages, ...tools, '/no-such-page', '/news-hub/feed']) {
    await page.goto(hosted.news + path)
    named.push(...(await addressesOf(page)))
  }
  await page.getByRole('link', { name: /./ }).and(page.locator('[data-headline]')).first().click()
  await expect(page.getByRole('dialog', { name: 'Article' })).toBeVisible()
  await expect(page).toHaveURL(/\/news\/news-hub\/feed\?article=\d+/)
  named.push(...(await addressesOf(page)))
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Article' })).toBeVisible()

  const isOutside = (path: string) => path !== NEWS && !path.startsWith(`${NEWS}/`)
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set([...named, ...asked])].filter(isOutside)).toEqual([])
  // nginx rejects answers with headers longer than a page of memory.
  expect(largest.bytes, largest.path).toBeLessThan(MOST_HEADER_BYTES)
  // Browsers request the host's icon by themselves.
  expect(hosted.proxy.outside.filter((path) => path !== '/favicon.ico')).toEqual([])
})

test('what a project is fetched and cloned by is below the path of its server', async ({
  hosted,
  visitor: page,
}) => {
  await signIn(page, hosted.news)
  await page.request.post(`${hosted.news}/api/app-studio/projects/createProject`, {
    data: { name: 'Berth planner' },
  })
  await page.goto(`${hosted.news}/build-software/projects`)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions for Berth planner' }).click()
  await page.getByRole('menuitem', { name: 'Download as ZIP' }).click()
  const download = await downloading
  expect(download.url()).toMatch(`${hosted.news}/app-studio/projects/`)
  expect(download.suggestedFilename()).toBe('Berth planner.zip')
  await page.getByRole('button', { name: 'Berth planner', exact: true }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Git address' })).toHaveValue(
    new RegExp(String.raw`^${hosted.news}/git/project-.*\.git$`),
  )
})

test('two hubs of one host know nothing of each other', async ({ hosted, visitor: page }) => {
  await signIn(page, hosted.news)
  await page.getByRole('button', { name: /theme/i }).first().click()
  const theme = await page.locator('html').getAttribute('data-theme')

  // A reader who is signed in at one server is not signed in at the other.
  await signIn(page, hosted.paper)
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme!)
  await page.goto(`${hosted.news}/news-hub/feed`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme!)
  const cookies = await page.context().cookies()
  expect(new Set(cookies.map(({ path }) => path))).toEqual(new Set([NEWS, PAPER]))

  for (const hub of [hosted.paper, hosted.news]) {
    await page.goto(`${hub}/news-hub/feed`)
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    expect(scope).toBe(`${hub}/`)
  }
  await keepArticles(page, NEWS)
  // Articles kept for reading without a network have the server's path in the name.
  const headline = (await page.locator('[data-headline]').first().textContent())!
  hosted.proxy.isDown = true
  await page.goto(`${hosted.news}/news-hub/feed`)
  await expect(page.getByText(headline).first()).toBeVisible()
  await page.goto(`${hosted.paper}/news-hub/feed`)
  await expect(page.getByRole('alert')).toContainText('There is no connection to the server')
  expect(await page.evaluate(() => caches.keys())).toContainEqual(
    expect.stringMatching(/^reader\/news-/),
  )
  hosted.proxy.isDown = false
})
