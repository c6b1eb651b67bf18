import { randomUUID } from 'node:crypto'
import { expect, test as base, type Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { watchPage } from './fixtures/quiet-page.ts'
import { skipAfterTimeLimit } from './fixtures/time-limit.ts'
import { startHub, type RunningHub, type ServerOptions } from './hubs/hub.ts'
import { askHub, followNewswire } from './hubs/newswire.ts'
import { ONLY_READS, openReaderDoor, type ReaderDoor } from './hubs/reader-door.ts'
import { OWNER } from './hubs/run-hub.ts'

interface Fixtures {
  /** The sample newswire, as its reader sees it. Shared by all journeys of a run, so it refuses writes. */
  hub: RunningHub
  /** The hub of a reader of this test alone, who follows nothing yet. */
  emptyHub: RunningHub
  /** The hub of a reader of this test alone, who follows the sample newswire. */
  newsHub: RunningHub
  /** A server and a database of this test alone, for what is the owner's or concerns the whole server. */
  ownHub: RunningHub
  /** The same, which follows the sample newswire. */
  ownNewsHub: RunningHub
  /** Set where the server is meant to refuse something or the network to be gone, which browsers log as an error. */
  expectsRefusals: boolean
  /** Set where the demo is opened, for whose pictures and figures somebody has to answer. */
  opensDemo: boolean
  /** On for every test: a run from the sources gives them so much time. */
  timeLimit: void
  /** On for every test: a page that complains, or asks a third party for something, fails it. */
  quietPage: void
}

interface WorkerFixtures {
  /** The address of the demo; SYNTHWIRE_DEMO names one that runs already, such as a `vite` of yours. */
  demo: string
  /** The server that all journeys of a run share; who a request is of, `openReaderDoor` says. */
  sharedHub: Pick<RunningHub, 'address' | 'pid'>
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

  hub: async ({ sharedHub }, use) => {
    const door = await openReaderDoor(sharedHub, OWNER, { readsOnly: true })
    await use(door)
    await door.stop()
    expect(door.refused, ONLY_READS).toEqual([])
  },

  emptyHub: async ({ page, sharedHub }, use) => {
    const door = await openReaderDoor(sharedHub, `reader-${randomUUID()}`)
    await use(door)
    await page.goto('about:blank')
    await leave(door)
  },

  newsHub: async ({ page, sharedHub }, use) => {
    const door = await joinWithNews(sharedHub)
    await use(door)
    await page.goto('about:blank')
    await leave(door)
  },

  ownHub: [({ page }, use) => useOwn(page, {}, use), { timeout: patient(120_000) }],
  ownNewsHub: [
    ({ page }, use) => useOwn(page, { hasNews: true }, use),
    { timeout: patient(120_000) },
  ],

  expectsRefusals: [false, { option: true }],
  opensDemo: [false, { option: true }],

  quietPage: [
    async ({ page, expectsRefusals, opensDemo }, use) => {
      const watched = await watchPage(page)
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
  // An open page would complain that its hub is gone.
  await page.goto('about:blank')
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

/** Deletes the reader, so that what they followed is nobody else's concern. */
export async function leave(door: ReaderDoor): Promise<void> {
  await askHub(door, 'account/leave', {})
  await door.stop()
}

export { expect }
export { open, openPanelTab, reload, whenAlive, whenKeysWork } from './fixtures/opening.ts'
