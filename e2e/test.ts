import { randomUUID } from 'node:crypto'
import { expect, test as base, type Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { KeptPages, openPage, tidyUp, type KeptPage } from './fixtures/kept-pages.ts'
import { endVisit } from './fixtures/opening.ts'
import { skipAfterTimeLimit } from './fixtures/time-limit.ts'
import { startHub, type RunningHub, type ServerOptions } from './hubs/hub.ts'
import { askHub, followNewswire } from './hubs/newswire.ts'
import {
  cookieOf,
  ONLY_READS,
  openReaderDoor,
  openSharedDoor,
  type ReaderDoor,
  type SharedDoor,
} from './hubs/reader-door.ts'
import { OWNER } from './hubs/run-hub.ts'

interface Fixtures {
  /**
   * The shared server, as a reader who follows the sample newswire. All journeys of a run share
   * this reader, so writes are refused.
   */
  hub: RunningHub
  /** The shared server, as a new reader without sources. */
  emptyHub: RunningHub
  /** The shared server, as a new reader who follows the sample newswire. */
  newsHub: RunningHub
  /** A server and a database for this test only, for tests of the owner or of the whole server. */
  ownHub: RunningHub
  /** A server and a database for this test only, with the sample newswire followed. */
  ownNewsHub: RunningHub
  /** True if the server should refuse a request or the network fail, which browsers log as an error. */
  expectsRefusals: boolean
  /** True for tests that open the demo, and so have to answer its requests for pictures and figures. */
  opensDemo: boolean
  /**
   * True for a journey about loading, history, the clock, scripts before the page, or the storage
   * of a context: it gets a new page. SYNTHWIRE_FRESH=1 gives every journey a new page.
   */
  isFresh: boolean
  /** True for a journey that stops the time with `page.clock`. */
  hasClock: boolean
  shownPage: KeptPage
  /** Opens the shared server as a reader of this test. */
  enter: (name: string, options?: { readsOnly?: boolean }) => Promise<ReaderDoor>
  /** Applies to every test: raises the time limit if the program runs from its sources. */
  timeLimit: void
  /**
   * Applies to every test: a page that logs an error or sends a request to a third party fails the
   * test.
   */
  quietPage: void
}

interface WorkerFixtures {
  /** The address of the demo; SYNTHWIRE_DEMO names a running one, such as your own `vite`. */
  demo: string
  /** The server that all journeys of a run share; `openReaderDoor` sets the reader of a request. */
  sharedHub: Pick<RunningHub, 'address' | 'pid'>
  /** The address of the shared server for the readers of one worker, one after another. */
  sharedDoor: SharedDoor
  pagesOfWorker: KeptPages
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  timeLimit: [
    async ({}, use, journey) => {
      skipAfterTimeLimit(journey)
      await use()
    },
    { auto: true },
  ],

  demo: [
    async ({ sharedHub }, use) => {
      const running = process.env['SYNTHWIRE_DEMO']
      if (running) return use(running)
      const door = await openReaderDoor(sharedHub, OWNER, { readsOnly: true })
      await use(`${door.address}/demo`)
      await door.stop()
    },
    { scope: 'worker' },
  ],

  sharedHub: [
    ({}, use) => use({ address: process.env['SYNTHWIRE_HUB']!, pid: 0 }),
    { scope: 'worker' },
  ],

  sharedDoor: [
    async ({ sharedHub }, use) => {
      const door = await openSharedDoor(sharedHub)
      await use(door)
      await door.stop()
    },
    { scope: 'worker' },
  ],

  pagesOfWorker: [
    async ({ browser }, use) => {
      const pages = new KeptPages(browser)
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],

  shownPage: async (
    {
      browser,
      pagesOfWorker,
      isFresh,
      hasClock,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      viewport,
      colorScheme,
      reducedMotion,
    },
    use,
    testInfo,
  ) => {
    const { locale, timezoneId, serviceWorkers } = testInfo.project.use
    const options = {
      hasClock,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      serviceWorkers,
    } as const
    const shown = isFresh ? await openPage(browser, options) : await pagesOfWorker.take(options)
    const { page, journeysBefore } = shown
    if (journeysBefore > 0) {
      const description = `${journeysBefore} journeys before this one`
      testInfo.annotations.push({ type: 'kept page', description })
    }
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion, media: null, forcedColors: null })
    await use(shown)
    if (isFresh) await shown.context.close()
    // After a failure the pages may be in any state, so they are closed.
    else if (testInfo.status !== testInfo.expectedStatus) await pagesOfWorker.close()
    else await tidyUp(shown)
  },

  context: ({ shownPage }, use) => use(shownPage.context),
  page: ({ shownPage }, use) => use(shownPage.page),

  enter: async ({ context, sharedDoor, sharedHub }, use) => {
    const others: ReaderDoor[] = []
    let isEntered = false
    await use(async (name, options) => {
      if (isEntered) {
        const door = await openReaderDoor(sharedHub, name, options)
        others.push(door)
        return door
      }
      isEntered = true
      sharedDoor.letIn(name, options)
      await context.addCookies([cookieOf(name, sharedDoor)])
      return sharedDoor
    })
    for (const door of others) await door.stop()
  },

  hub: async ({ enter }, use) => {
    const door = await enter(OWNER, { readsOnly: true })
    await use(door)
    expect(door.refused, ONLY_READS).toEqual([])
  },

  emptyHub: async ({ page, enter }, use) => {
    const door = await enter(`reader-${randomUUID()}`)
    await use(door)
    await endVisit(page)
    await leave(door)
  },

  newsHub: async ({ page, enter }, use) => {
    const door = await enter(`reader-${randomUUID()}`)
    await followNewswire(door)
    await use(door)
    await endVisit(page)
    await leave(door)
  },

  ownHub: [({ page }, use) => useOwn(page, {}, use), { timeout: patient(120_000) }],
  ownNewsHub: [
    ({ page }, use) => useOwn(page, { hasNews: true }, use),
    { timeout: patient(120_000) },
  ],

  expectsRefusals: [false, { option: true }],
  opensDemo: [false, { option: true }],

  isFresh: [Boolean(process.env['SYNTHWIRE_FRESH']), { option: true }],
  hasClock: [false, { option: true }],

  quietPage: [
    async ({ shownPage: { watched }, expectsRefusals, opensDemo }, use) => {
      await watched.start({ expectsRefusals, opensDemo })
      await use()
      expect(watched.complaints).toEqual([])
    },
    { auto: true },
  ],
})

async function useOwn(
  page: Page,
  options: ServerOptions,
  use: (hub: RunningHub) => Promise<void>,
): Promise<void> {
  const hub = await startHub(options)
  await use(hub)
  await endVisit(page)
  await hub.stop()
}

/** A new reader of the shared server, who follows the sample newswire until they `leave`. */
export async function joinWithNews(
  sharedHub: Pick<RunningHub, 'address' | 'pid'>,
): Promise<ReaderDoor> {
  const door = await openReaderDoor(sharedHub, `reader-${randomUUID()}`)
  await followNewswire(door)
  return door
}

/** Deletes the reader, so that their sources do not affect others. */
export async function leave(door: ReaderDoor): Promise<void> {
  await askHub(door, 'account/leave', {})
}

export { expect }
export { open, openPanelTab, reload, whenAlive, whenKeysWork } from './fixtures/opening.ts'
