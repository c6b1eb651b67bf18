import type { Page } from '@playwright/test'
import { expect, open } from '#e2e/test.ts'
import { openKept, openListed, test } from './offline-test.ts'

// Sending changes later that were made in a browser whose network fails at every possible point.

const waiting = (page: Page) => page.getByRole('status').filter({ hasText: /to be sent/ })

test('what is done without a network is sent in its order, once, when it is back', async ({
  visitor,
  network,
}) => {
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

  // A reloaded page shows waiting changes only after it is interactive.
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
  network.isDown = true
  await open(visitor, `${network.address}/news-hub/offline`)
  for (const place of [0, 1, 2]) {
    await openListed(visitor, place)
    await visitor.getByRole('dialog').getByRole('button', { name: 'Bookmark' }).click()
    await expect(
      visitor.getByRole('dialog').getByRole('button', { name: 'Bookmark' }),
    ).toHaveAttribute('aria-pressed', 'true')
    await visitor.goBack()
  }
  let asked = 0
  network.passed.length = 0
  // The second request is cut off, the fourth finds the server busy, and every later even one is
  // cut off.
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
  const other = await reader.newPage()
  await open(other, `${network.address}/news-hub/feed`)
  network.isDown = true
  await openKept(visitor, network.address, 3)
  await openKept(other, network.address, 4)
  for (const page of [visitor, other])
    await page.getByRole('dialog').getByRole('button', { name: 'Bookmark' }).click()
  await expect(waiting(visitor)).toContainText(/\d+ changes wait/)
  // Opening an article also counts as a change, and the two tabs are updated at different times.
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

test('what the server refuses is dropped, and said until it is read', async ({
  visitor,
  network,
}) => {
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
