import type { Page } from '@playwright/test'
import { keepArticles, waitForWorker } from '#e2e/pages/kept-offline.ts'
import { OTHER_VERSION, readOtherBuild } from '#e2e/played/other-build.ts'
import type { ShakyNetwork } from '#e2e/played/shaky-network.ts'
import { expect, open } from '#e2e/test.ts'
import { openKept, test } from './offline-test.ts'

// A server gets another build of the screens while a browser has the former one.

test.setTimeout(180_000)

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content')

async function readKept(page: Page, network: ShakyNetwork): Promise<void> {
  network.isDown = true
  await openKept(page, network.address)
  network.isDown = false
}

/** The state of the worker that is being installed, or that waits to take over. */
function workerThat(page: Page, is: 'installing' | 'waiting'): Promise<string | null> {
  return page.evaluate(async (is) => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration![is]?.state ?? null
  }, is)
}

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration!.update().catch(() => {})
  })
}

test('cut anywhere while the new build is fetched, the old one stays whole; then the new one takes over', async ({
  newcomer: visitor,
  network,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  const before = await buildOf(visitor)
  network.update(await readOtherBuild())

  let passing = 0
  for (const most of [0, 1, 2]) {
    passing = 0
    // The connection fails before the worker's script, after it, or after the script and one file.
    network.decide = ({ url }) =>
      /^\/(worker\.js|shell|assets\/)/.test(url!) && ++passing > most ? 'cut' : 'pass'
    await lookForUpdate(visitor)
    await expect.poll(() => passing).toBeGreaterThan(most)
    await expect.poll(() => workerThat(visitor, 'installing')).toBeNull()
    await readKept(visitor, network)
    expect(await buildOf(visitor)).toBe(before)
  }

  network.decide = () => 'pass'
  await open(visitor, `${network.address}/news-hub/feed`)
  await lookForUpdate(visitor)
  await expect.poll(() => workerThat(visitor, 'waiting')).toBe('installed')
  // The next page has the new build, with a network and without one.
  await open(visitor, `${network.address}/news-hub/feed`)
  expect(await buildOf(visitor)).toBe(OTHER_VERSION)
  // The worker waits as long as it counts a page that is still closing. Opening another page lets
  // it count again.
  await expect
    .poll(async () => {
      const waiting = await workerThat(visitor, 'waiting')
      if (waiting !== null) await open(visitor, `${network.address}/news-hub/feed`)
      return waiting
    })
    .toBeNull()
  await waitForWorker(visitor)
  expect(await visitor.evaluate(() => caches.keys())).toContain(`shell-${OTHER_VERSION}`)
  await keepArticles(visitor)
  await readKept(visitor, network)
  expect(await buildOf(visitor)).toBe(OTHER_VERSION)
})

test('an old page that stays open works on, says that there is a new version, and loads it when it is told to', async ({
  newcomer: visitor,
  network,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  const before = await buildOf(visitor)
  network.update(await readOtherBuild())
  await lookForUpdate(visitor)
  const button = visitor.getByRole('button', { name: 'Reload' })
  await expect(button).toBeVisible()

  // The code behind this link is a part of the old build that the server does not have any more.
  await visitor.locator('.headlines [data-headline]').first().click()
  await visitor.getByRole('button', { name: 'Read Full Article' }).click()
  await expect(visitor.getByRole('dialog').locator('article h2')).toBeVisible()
  expect(await buildOf(visitor)).toBe(before)
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByRole('dialog')).toBeHidden()

  await button.click()
  await expect.poll(() => buildOf(visitor).catch(() => null)).toBe(OTHER_VERSION)
  await waitForWorker(visitor)
  await keepArticles(visitor)
  await readKept(visitor, network)
})
