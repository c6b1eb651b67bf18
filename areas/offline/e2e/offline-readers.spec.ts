import type { Page } from '@playwright/test'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { keepArticles, keptOfReader, tellWorker } from '#e2e/pages/kept-offline.ts'
import { openShakyNetwork, type ShakyNetwork } from '#e2e/played/shaky-network.ts'
import { settle } from '#e2e/pages/nothing-happens.ts'
import { expect, open } from '#e2e/test.ts'
import { test as base } from './offline-test.ts'

// A browser keeps articles of the reader who is signed in, and of nobody else.

const PASSWORD = 'open sesame'

const test = base.extend<object, { server: RunningHub }>({
  // A reader who signs in by a password is the owner, and no proxy names them.
  server: [
    async ({}, use) => {
      const hub = await startHub({ hasNews: true, env: { SYNTHWIRE_PASSWORD: PASSWORD } })
      await use(hub)
      await hub.stop()
    },
    { scope: 'worker' },
  ],
  networkOfFile: [
    async ({ server }, use) => {
      const network = await openShakyNetwork(server.address)
      await use(network)
      await network.close()
    },
    { scope: 'worker' },
  ],
  // The page of a signed-in reader: all articles are kept, and one change waits to be sent.
  visitor: async ({ reader, network }, use) => {
    const page = await reader.newPage()
    await beginSignedOut(page, network)
    await signIn(page, network)
    await keepArticles(page)
    network.isDown = true
    await page.evaluate(async () => {
      const [{ id }] = (await (await fetch('/api/offline/listArticles')).json()) as [{ id: number }]
      await fetch('/api/saved/saveArticle', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ article: id }),
      })
    })
    expect(await keptOfReader(page)).toContain('a write')
    expect(await keptOfReader(page)).toContain('/api/articles/getArticle')
    await use(page)
    for (const each of reader.pages()) await each.close()
  },
})

test.setTimeout(180_000)

/** Begins without a signed-in reader and without data of an earlier journey. */
async function beginSignedOut(page: Page, { address }: ShakyNetwork): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${address}/sign-in`)
  const isInstalled = await page.evaluate(() => navigator.serviceWorker.controller !== null)
  if (!isInstalled) return
  await tellWorker(page, { type: 'forget' })
  await expect.poll(() => keptOfReader(page)).toEqual([])
}

async function signIn(page: Page, { address }: ShakyNetwork): Promise<void> {
  await page.goto(`${address}/news-hub/feed`)
  await page.getByLabel('Password or set-up token').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${address}/news-hub/feed`)
  await page.locator('html[data-hydrated]').waitFor()
}

async function signOut(page: Page): Promise<void> {
  const row = page.locator('.settings-row').filter({ hasText: 'This browser' })
  await row.getByRole('button', { name: /Sign out/ }).click()
  await page.waitForURL(/\/sign-in/)
}

function ask<Answer>(page: Page, path: string, input?: object): Promise<Answer> {
  return page.evaluate(
    async ([path, input]) => {
      const write = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      }
      const reply = await fetch(`/api/${path}`, input ? write : {})
      return (reply.status === 204 ? null : await reply.json()) as never
    },
    [path, input] as const,
  )
}

async function expectNothingLeft(page: Page, network: ShakyNetwork): Promise<void> {
  await expect.poll(() => keptOfReader(page)).toEqual([])
  network.isDown = true
  const reached = await page.goto(`${network.address}/news-hub/feed`).catch(() => null)
  if (reached) await settle(page, 1000)
  await expect(page.locator('[data-headline], .offline-list a')).toHaveCount(0)
}

test('who signs out leaves nothing in the browser', async ({ visitor, network }) => {
  network.isDown = false
  await open(visitor, `${network.address}/news-hub/settings`)
  await signOut(visitor)
  await expectNothingLeft(visitor, network)
})

test('an answer that was on its way when a reader signed out is kept for nobody', async ({
  visitor,
  network,
}) => {
  network.isDown = false
  await open(visitor, `${network.address}/news-hub/settings`)
  let letGo = () => {}
  const answerAfter = new Promise<void>((resolve) => (letGo = resolve))
  network.decide = ({ url }) => (url === '/api/offline/listArticles' ? { answerAfter } : 'pass')
  network.passed.length = 0
  await visitor.evaluate(() =>
    navigator.serviceWorker.controller!.postMessage({ type: 'keep', withPictures: true }),
  )
  await expect
    .poll(() => network.passed.map(({ line }) => line))
    .toContain('GET /api/offline/listArticles')
  await signOut(visitor)
  await expect.poll(() => keptOfReader(visitor)).toEqual([])
  letGo()
  await settle(visitor, 500)
  expect(await keptOfReader(visitor)).toEqual([])
})

test('a session that is ended elsewhere takes along what its browser keeps', async ({
  visitor,
  network,
  browser,
}) => {
  network.decide = ({ url, headers }) => (headers['x-elsewhere'] || url ? 'pass' : 'cut')
  const elsewhere = await browser.newContext({ serviceWorkers: 'block' })
  const page = await elsewhere.newPage()
  network.isDown = false
  // With no page of the server open, the browser does not notice that its session ends.
  await visitor.goto('about:blank')
  await signIn(page, network)
  await ask(page, 'access/endOtherSessions', {})
  await elsewhere.close()
  await visitor.goto(`${network.address}/news-hub/feed`)
  await visitor.waitForURL(/\/sign-in/)
  await expectNothingLeft(visitor, network)
})

test('a session that came to its term keeps what waits, until the same reader signs in', async ({
  visitor,
  network,
  reader,
}) => {
  const cookies = await reader.cookies()
  await reader.clearCookies()
  network.isDown = false
  await visitor.reload()
  await visitor.waitForURL(/\/sign-in/)
  expect(await keptOfReader(visitor)).toContain('a write')
  expect(cookies.length).toBeGreaterThan(0)

  network.passed.length = 0
  await signIn(visitor, network)
  await expect
    .poll(() => network.passed.filter(({ line }) => /saveArticle/.test(line)).length)
    .toBe(1)
  await expect.poll(() => keptOfReader(visitor)).not.toContain('a write')
})

test('when another reader signs in, nothing of the former one is left, and nothing of theirs is sent', async ({
  visitor,
  network,
  reader,
}) => {
  // Makes the browser believe that a second reader has signed in.
  network.changeHeaders = (headers) =>
    headers['synthwire-reader']
      ? { ...headers, 'synthwire-reader': 'somebody-else-0000000' }
      : headers
  const other = await reader.newPage()
  network.passed.length = 0
  network.isDown = false
  await open(other, `${network.address}/news-hub/feed`)
  await expect.poll(() => keptOfReader(other)).not.toContain('a write')
  const names = await other.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('reader-')),
  )
  expect(names).toEqual(['reader-somebody-else-0000000'])
  expect(network.passed.filter(({ line }) => /saveArticle/.test(line))).toEqual([])
  // The page of the former reader is reloaded.
  await visitor.waitForFunction(() =>
    performance
      .getEntriesByType('navigation')
      .some((each) => (each as PerformanceNavigationTiming).type === 'reload'),
  )
})
