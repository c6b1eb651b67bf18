import type { BrowserContext, Page } from '@playwright/test'
import { keepArticles, waitForWorker } from '#e2e/pages/kept-offline.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { openShakyNetwork, type ShakyNetwork } from '#e2e/played/shaky-network.ts'
import { settle } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test as base } from '#e2e/test.ts'

// The hub in a browser whose network fails at every point. Pages are of contexts of their own: what cannot be
// fetched would be complaints of the usual one.

interface Fixtures {
  network: ShakyNetwork
  reader: BrowserContext
  visitor: Page
}

const test = base.extend<Fixtures, { filled: RunningHub }>({
  // A server of its own, which opens to its browser as most do: without a proxy that signs it in.
  filled: [
    async ({}, use) => {
      const hub = await startHub({ hasNews: true, purpose: 'reading offline' })
      await use(hub)
      await hub.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  network: async ({ filled }, use) => {
    const network = await openShakyNetwork(filled.address)
    await use(network)
    await network.close()
  },
  reader: async ({ browser }, use) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    await use(context)
    await context.close()
  },
  visitor: async ({ reader }, use) => use(await reader.newPage()),
})

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /As of \d\d:\d\d/ })
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: /to be sent/ })
const headlines = (page: Page) => page.locator('[data-headline]')

/** Opens an article from the page of what is kept. */
async function openKept(page: Page, address: string, place = 0): Promise<string> {
  await open(page, `${address}/news-hub/offline`)
  const link = page.locator('.offline-list a').nth(place)
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('dialog').locator('article h2')).toHaveText(title)
  return title
}

test('the feed and every kept article are there without a network, and say how old they are', async ({
  visitor,
  network,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  const titles = await headlines(visitor).allInnerTexts()
  network.isDown = true
  await visitor.reload()
  await visitor.locator('html[data-hydrated]').waitFor()
  const shown = await headlines(visitor).allInnerTexts()
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter((title) => titles.includes(title)).length).toBeGreaterThan(5)
  await expect(notice(visitor)).toBeVisible()

  await openKept(visitor, network.address)
  await expect(visitor.getByRole('dialog').getByText(/quoted word for word/)).toBeVisible()
  await expect(visitor.getByRole('dialog').getByRole('alert')).toHaveCount(0)

  network.isDown = false
  await expect(notice(visitor)).toBeHidden({ timeout: 30_000 })
})

test('every article that is listed as kept opens without a network', async ({
  visitor,
  network,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  network.isDown = true
  await open(visitor, `${network.address}/news-hub/offline`)
  const links = visitor.locator('.offline-list a')
  await expect(links.nth(5)).toBeVisible()
  const count = await links.count()
  for (const place of [0, Math.floor(count / 2), count - 1])
    await openKept(visitor, network.address, place)
})

test('what is neither kept nor news says that it waits for the network', async ({
  visitor,
  network,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  network.isDown = true
  await open(visitor, `${network.address}/news-hub/settings`)
  await expect(
    visitor.getByText(/server does not answer|not kept on this device/).first(),
  ).toBeVisible()
  const kept = await visitor.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(
    kept.filter(
      (path) => /settings|access|ai-|connections|sources/.test(path) && path.startsWith('/api/'),
    ),
  ).toEqual([])
})

test('cut at any file while it is installed, it works as ever and is whole after the next try', async ({
  visitor,
  network,
}) => {
  // Twice in a row each; what a try brought is not fetched again.
  for (const filesFirst of [0, 0, 1, 1, 30, 30]) {
    let files = 0
    network.decide = ({ url, headers }) => {
      // A page asks for scripts and styles by their names; the worker fetches whatever there is.
      const isOfWorker = url!.startsWith('/assets/') && headers['sec-fetch-dest'] === 'empty'
      return isOfWorker && ++files > filesFirst ? 'cut' : 'pass'
    }
    await visitor.goto(`${network.address}/news-hub/feed`)
    await expect(headlines(visitor).first()).toBeVisible()
    await expect.poll(() => files).toBeGreaterThan(filesFirst)
  }
  network.decide = () => 'pass'
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  network.isDown = true
  await openKept(visitor, network.address)
})

test('what could not be installed is tried again while the page stays open', async ({
  visitor,
  network,
}) => {
  let files = 0
  network.decide = ({ url }) => (url === '/shell' && ++files ? 'cut' : 'pass')
  await visitor.clock.install()
  await open(visitor, `${network.address}/news-hub/feed`)
  await expect
    .poll(() =>
      visitor.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  expect(files).toBeGreaterThan(0)
  network.decide = () => 'pass'
  await visitor.clock.fastForward(20_000)
  await waitForWorker(visitor)
})

test('cut at any request while articles are kept, the next time goes on', async ({
  visitor,
  network,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await waitForWorker(visitor)
  for (const passing of [0, 1, 2, 3, 6, 12]) {
    let asked = 0
    network.decide = ({ url }) =>
      /\/api\/offline|\/news-hub\/feed|\/images/.test(url!) && ++asked > passing ? 'cut' : 'pass'
    await visitor.evaluate(() =>
      navigator.serviceWorker.controller!.postMessage({ type: 'keep', withPictures: true }),
    )
    await settle(visitor)
  }
  network.decide = () => 'pass'
  await keepArticles(visitor)
  network.isDown = true
  await openKept(visitor, network.address)
})

test('the home page and the demo are left as they are', async ({ visitor, network }) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  await open(visitor, `${network.address}/demo`)
  await expect(visitor.locator('.offline-notice')).toHaveCount(0)
  network.isDown = true
  for (const path of ['/demo', '/'])
    await expect(visitor.goto(network.address + path)).rejects.toThrow(/ERR_/)
})

test('what is done without a network is sent in its order, once, when it is back', async ({
  visitor,
  network,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  network.isDown = true
  await openKept(visitor, network.address)
  const bookmark = visitor.getByRole('dialog').getByRole('button', { name: 'Bookmark' })
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await expect(waiting(visitor)).toBeVisible()
  await visitor.reload()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')

  // A page that was loaded anew learns of what waits after it has come to life.
  await expect(waiting(visitor)).toBeVisible()
  network.passed.length = 0
  network.isDown = false
  await expect(waiting(visitor)).toBeHidden({ timeout: 30_000 })
  const writes = () => network.passed.filter(({ line }) => /POST .*saved/.test(line))
  expect(writes().map(({ line }) => line.split('/').at(-1))).toEqual([
    'saveArticle',
    'removeSaved',
    'saveArticle',
  ])
  expect(new Set(writes().map(({ key }) => key)).size).toBe(3)
  await visitor.reload()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
})

test('an answer that is lost on its way is asked for again, and the write is done once', async ({
  visitor,
  network,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  await openKept(visitor, network.address, 1)
  network.passed.length = 0
  let lost = 0
  network.decide = ({ url }) => (/saveArticle/.test(url!) && ++lost <= 2 ? 'lose-answer' : 'pass')
  const bookmark = visitor.getByRole('dialog').getByRole('button', { name: 'Bookmark' })
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  const sent = () => network.passed.filter(({ line }) => /saveArticle/.test(line))
  await expect
    .poll(async () => {
      await visitor.evaluate(() =>
        navigator.serviceWorker.controller!.postMessage({ type: 'send' }),
      )
      return sent().length
    })
    .toBe(3)
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1)
  await expect(waiting(visitor)).toBeHidden()
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
})

test('cut while it is sent, the rest follows; a hub that is busy is asked later', async ({
  visitor,
  network,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  network.isDown = true
  for (const place of [0, 1, 2]) {
    await openKept(visitor, network.address, place)
    await visitor.getByRole('dialog').getByRole('button', { name: 'Bookmark' }).click()
    await expect(
      visitor.getByRole('dialog').getByRole('button', { name: 'Bookmark' }),
    ).toHaveAttribute('aria-pressed', 'true')
  }
  let asked = 0
  network.passed.length = 0
  // Every second request is cut, then one finds the hub busy.
  network.decide = ({ method }) => {
    if (method !== 'POST') return 'pass'
    asked++
    if (asked === 4) return { status: 503, headers: { 'retry-after': '1' } }
    return asked % 2 === 0 ? 'cut' : 'pass'
  }
  network.isDown = false
  await expect
    .poll(
      async () => {
        await visitor.evaluate(() =>
          navigator.serviceWorker.controller!.postMessage({ type: 'send' }),
        )
        return network.passed.filter(({ line }) => /saveArticle/.test(line)).length
      },
      { timeout: 30_000 },
    )
    .toBe(3)
  await expect(waiting(visitor)).toBeHidden({ timeout: 30_000 })
})

test('two tabs share what waits', async ({ visitor, reader, network }) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  const other = await reader.newPage()
  await open(other, `${network.address}/news-hub/feed`)
  network.isDown = true
  await openKept(visitor, network.address, 3)
  await openKept(other, network.address, 4)
  for (const page of [visitor, other])
    await page.getByRole('dialog').getByRole('button', { name: 'Bookmark' }).click()
  await expect(waiting(visitor)).toContainText(/\d+ changes wait/)
  // What was opened is counted, too, and each tab hears of it in its own time.
  const changes = async (page: Page) => /\d+ changes/.exec(await waiting(page).innerText())?.[0]
  await expect.poll(async () => (await changes(visitor)) === (await changes(other))).toBe(true)
  network.passed.length = 0
  network.isDown = false
  await expect(waiting(visitor)).toBeHidden({ timeout: 30_000 })
  await expect(waiting(other)).toBeHidden()
  const saves = network.passed.filter(({ line }) => /saveArticle/.test(line))
  expect(saves).toHaveLength(2)
  expect(new Set(saves.map(({ key }) => key)).size).toBe(2)
})

test('what the hub refuses is dropped, and said until it is read', async ({ visitor, network }) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  network.isDown = true
  await openKept(visitor, network.address, 5)
  await visitor.getByRole('dialog').getByRole('button', { name: 'Bookmark' }).click()
  await expect(waiting(visitor)).toBeVisible()
  const stamp = await visitor.evaluate(async () =>
    (await caches.keys()).find((name) => name.startsWith('reader-'))!.slice(7),
  )
  network.decide = ({ url }) =>
    /saveArticle/.test(url!)
      ? {
          status: 404,
          headers: { 'content-type': 'application/problem+json', 'synthwire-reader': stamp },
          body: JSON.stringify({
            status: 404,
            kind: 'not-found',
            detail: 'That article no longer exists.',
          }),
        }
      : 'pass'
  network.isDown = false
  const alert = visitor.getByRole('alert').filter({ hasText: 'could not be sent' })
  await expect(alert).toContainText('saving an article. Why: That article no longer exists.', {
    timeout: 30_000,
  })
  await expect(waiting(visitor)).toBeHidden()
  await visitor.keyboard.press('Escape')
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toBeHidden()
  await visitor.reload()
  await visitor.locator('html[data-hydrated]').waitFor()
  await expect(alert).toBeHidden()
})
