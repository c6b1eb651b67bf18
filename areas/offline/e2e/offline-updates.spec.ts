import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startedFolder, startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { keepArticles, waitForWorker } from '#e2e/pages/kept-offline.ts'
import { makeOtherBuild, OTHER_VERSION } from '#e2e/hubs/other-build.ts'
import { openShakyNetwork, type ShakyNetwork } from '#e2e/played/shaky-network.ts'
import { settle } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test as base } from '#e2e/test.ts'

// A hub that gets another build of the screens while a browser has the former one.

interface Builds {
  network: ShakyNetwork
  /** Puts the other build in the place of the first, with the same data. */
  update(): Promise<void>
  visitor: Page
}

const test = base.extend<Builds, { otherBuild: string }>({
  otherBuild: [
    async ({}, use) => {
      const folder = await makeOtherBuild()
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  network: async ({}, use) => {
    const network = await openShakyNetwork('http://127.0.0.1:1')
    await use(network)
    await network.close()
  },
  update: async ({ network, otherBuild }, use) => {
    const dataFolder = await startedFolder({ hasNews: true })
    let hub: RunningHub = await startHub({ dataFolder, hasNews: true })
    network.lead(hub.address)
    await use(async () => {
      await hub.stop()
      const program = [join(otherBuild, 'dist/server/main.js'), 'start']
      hub = await startHub({ dataFolder, program })
      network.lead(hub.address)
    })
    await hub.stop()
    await rm(dataFolder, { recursive: true, force: true })
  },
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    await use(await context.newPage())
    await context.close()
  },
})

test.setTimeout(180_000)

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content')

async function readKept(page: Page, network: ShakyNetwork): Promise<void> {
  network.isDown = true
  await open(page, `${network.address}/news-hub/offline`)
  const link = page.locator('.offline-list a').first()
  await link.click()
  await expect(page.getByRole('dialog').locator('article h2')).toBeVisible()
  network.isDown = false
}

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration!.update().catch(() => {})
  })
}

test('cut anywhere while the new build is fetched, the old one stays whole; then the new one takes over', async ({
  visitor,
  network,
  update,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  const before = await buildOf(visitor)
  await update()

  let passing = 0
  for (const most of [0, 1, 2]) {
    passing = 0
    // Of the new worker, nothing, itself alone, or one file more arrives.
    network.decide = ({ url }) =>
      /^\/(worker\.js|shell|assets\/)/.test(url!) && ++passing > most ? 'cut' : 'pass'
    await lookForUpdate(visitor)
    await settle(visitor, 500)
    await readKept(visitor, network)
    expect(await buildOf(visitor)).toBe(before)
  }

  network.decide = () => 'pass'
  await open(visitor, `${network.address}/news-hub/feed`)
  await lookForUpdate(visitor)
  // The page that is opened next has the new build, with a network and without one.
  await expect
    .poll(async () => {
      await open(visitor, `${network.address}/news-hub/feed`)
      await waitForWorker(visitor)
      return visitor.evaluate(async () =>
        (await caches.keys()).filter((name) => name.startsWith('shell-')),
      )
    })
    .toContain(`shell-${OTHER_VERSION}`)
  expect(await buildOf(visitor)).toBe(OTHER_VERSION)
  await expect
    .poll(async () => {
      await visitor.reload()
      await visitor.locator('html[data-hydrated]').waitFor()
      return visitor.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())!.waiting === null,
      )
    })
    .toBe(true)
  await keepArticles(visitor)
  await readKept(visitor, network)
  expect(await buildOf(visitor)).toBe(OTHER_VERSION)
})

test('an old page that stays open works on, says that there is a new version, and loads it when it is told to', async ({
  visitor,
  network,
  update,
}) => {
  await open(visitor, `${network.address}/news-hub/feed`)
  await keepArticles(visitor)
  const before = await buildOf(visitor)
  await update()
  await lookForUpdate(visitor)
  const button = visitor.getByRole('button', { name: 'Reload' })
  await expect(button).toBeVisible()

  // A part of the old build that the hub has no more.
  await visitor.locator('.headlines [data-headline]').first().click()
  await visitor.getByRole('button', { name: 'Read Full Article' }).click()
  await expect(visitor.getByRole('dialog').locator('article h2')).toBeVisible()
  expect(await buildOf(visitor)).toBe(before)
  await visitor.keyboard.press('Escape')

  await button.click()
  await expect.poll(() => buildOf(visitor).catch(() => null)).toBe(OTHER_VERSION)
  await waitForWorker(visitor)
  await keepArticles(visitor)
  await readKept(visitor, network)
})
