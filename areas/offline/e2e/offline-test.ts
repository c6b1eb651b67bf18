import type { BrowserContext, Page } from '@playwright/test'
import { keepArticles, keptOfReader } from '#e2e/pages/kept-offline.ts'
import { openShakyNetwork, type ShakyNetwork } from '#e2e/played/shaky-network.ts'
import { expect, joinWithNews, leave, open, test as base } from '#e2e/test.ts'

interface Fixtures {
  network: ShakyNetwork
  /** A page of a browser that has not seen the server before. */
  newcomer: Page
  /** A page of the reader's browser, which keeps all articles; nothing waits to be sent. */
  visitor: Page
}

interface WorkerFixtures {
  networkOfFile: ShakyNetwork
  reader: BrowserContext
  pageOfFile: Page
}

/**
 * Journeys behind a network that fails on command. All journeys of a file share one browser and one
 * reader of the shared server, because installing all files and fetching all articles again would
 * take most of the time. They do not use the default browser context, because it counts failed
 * requests as errors.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  networkOfFile: [
    async ({ sharedHub }, use) => {
      const door = await joinWithNews(sharedHub)
      const network = await openShakyNetwork(sharedHub.address, { 'remote-user': door.name })
      await use(network)
      await network.close()
      await leave(door)
      await door.stop()
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'allow' })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  pageOfFile: [async ({ reader }, use) => use(await reader.newPage()), { scope: 'worker' }],

  network: async ({ networkOfFile: network }, use) => {
    network.decide = () => 'pass'
    network.changeHeaders = (headers) => headers
    network.isDown = false
    network.build = null
    network.passed.length = 0
    await use(network)
  },
  newcomer: async ({ browser }, use) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    await use(await context.newPage())
    await context.close()
  },
  visitor: async ({ reader, pageOfFile: page, network }, use) => {
    await open(page, `${network.address}/news-hub/offline`)
    await keepArticles(page)
    // Once the page has loaded, it sends the changes that the previous journey left.
    await expect.poll(() => keptOfReader(page)).not.toContain('a write')
    network.passed.length = 0
    await use(page)
    for (const other of reader.pages()) if (other !== page) await other.close()
  },
  // Replaces a fixture that watches the default page, which these journeys do not open.
  quietPage: async ({}, use) => use(),
})

/** Opens the page of kept articles, and one of its articles. */
export async function openKept(page: Page, address: string, place = 0): Promise<string> {
  await open(page, `${address}/news-hub/offline`)
  return openListed(page, place)
}

/** Opens one of the articles on the open page of kept articles. */
export async function openListed(page: Page, place: number): Promise<string> {
  const link = page.locator('.offline-list a').nth(place)
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('dialog').locator('article h2')).toHaveText(title)
  return title
}
