import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { nameOf } from '#core/contract.ts'
import { areas, keeps, ownersContracts } from './areas.ts'
import { openAsking } from './asking/asking.ts'
import { collectExtensions } from './extension-points.ts'
import type { Shortage } from './disk/disk-room.ts'
import { ensureReader } from './reader.ts'
import { readHere } from './reading/reading.ts'
import { openSandbox } from './sandbox/sandbox.ts'
import { siteAddresses } from './web/hosts/site-addresses.ts'
import { openSecrets } from './settings/secrets.ts'
import { settings } from './settings/settings.ts'
import { folderStore } from './stores/folder-store.ts'
import { openAlive } from './work-lane/alive.ts'
import { openWakes } from './work-lane/wakes.ts'
import { testDatabase, type TestDatabase } from './database/test-database.ts'
import { bodyOf } from './web/routes/route-bodies.ts'
import type { AskedByReader } from './web/routes/route.ts'
import {
  deskOf,
  type Change,
  type Desk,
  type GuardedFetch,
  type GuardedResponse,
  type World,
} from './tools.ts'

/** A page that a test puts on the web: its body, or the whole answer. */
export type TestPage = string | Partial<GuardedResponse> | (() => string | Partial<GuardedResponse>)

export interface TestTools extends World {
  db: TestDatabase
  readerId: string
  /** The desk of the reader `readerId`. */
  readonly desk: Desk
  /** The pages that these tools can fetch, by address. Any other address answers 404. */
  web: Map<string, TestPage>
  /** Names of the jobs that were queued; a test runs them itself. */
  queued: string[]
  announced: Change[]
  /** Makes a disk full, or gives it room again. */
  setShortage(shortage: Shortage | null): void
  /** Sets the clock. */
  setNow(moment: Date): void
  close(): Promise<void>
}

/** Real tools over a temporary database; only the web, the clock and the queue are simulated. */
export async function testTools(): Promise<TestTools> {
  const db = await testDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'synthwire-tools-'))
  const web = new Map<string, TestPage>()
  const queued: string[] = []
  const announced: Change[] = []
  const handlers = new Set<(change: Change) => void>()
  let moment = new Date('2026-03-02T12:00:00Z')
  let shortage: Shortage | null = null

  const fetch: GuardedFetch = async (address, { headers = {} } = {}) => {
    const page = web.get(address)
    const answer = typeof page === 'function' ? page() : page
    const response =
      typeof answer === 'string' ? { body: new TextEncoder().encode(answer) } : answer
    const etag = response?.headers?.['etag']
    const isSame = etag !== undefined && headers['if-none-match'] === etag
    return {
      status: page === undefined ? 404 : isSame ? 304 : 200,
      headers: {},
      body: new Uint8Array(),
      address,
      movedTo: null,
      ...response,
    }
  }

  // The sandbox is a real one, and starts with the first code that is run.
  const log = pino({ level: 'silent' })
  const sandbox = openSandbox({ log })
  const tools: Omit<TestTools, 'desk'> = {
    db,
    askAs: (readerId, grant, within) =>
      openAsking(keeps, tools as World).askAs(readerId, grant, within),
    readerId: await ensureReader(db),
    web,
    queued,
    announced,
    dataFolder,
    media: folderStore(dataFolder),
    store: null,
    privateFeedsAreOwners: false,
    disk: {
      shortage: async () => shortage,
      freeBytes: async () => shortage?.freeBytes ?? null,
      noteError() {},
    },
    setShortage: (next) => (shortage = next),
    fetch,
    read: readHere,
    match: readHere,
    runCode: sandbox.run,
    contracts: keeps.map(({ contract }) => nameOf(contract)),
    ownersContracts,
    extensions: collectExtensions(areas),
    secrets: await openSecrets(dataFolder),
    publicAddress: null,
    ...siteAddresses(settings({})),
    frameHosts: ['player.example'],
    identityProvider: null,
    signInHeader: null,
    mail: { host: 'mail.test', port: 2525, listenOn: '127.0.0.1' },
    archives: null,
    log,
    now: () => moment,
    setNow: (next) => (moment = next),
    async enqueue(job) {
      queued.push(job.name)
    },
    async announce(change) {
      announced.push(change)
      for (const handle of handlers) handle(change)
    },
    onChange(handler) {
      handlers.add(handler)
      return () => handlers.delete(handler)
    },
    ...openWakes(db),
    aliveAs: openAlive(db),
    hold: db.hold,
    async close() {
      await sandbox.close()
      await db.close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
  // The desk is made each time it is read, so that it has the present tools.
  return Object.defineProperty(tools, 'desk', {
    get: () => deskOf(tools, tools.readerId),
  }) as TestTools
}

/** Makes a request for a test that calls a route. */
export function askedFor(
  readerId: string,
  params: Record<string, string>,
  query: Record<string, string> = {},
  more: Partial<AskedByReader> = {},
): AskedByReader {
  return {
    method: 'GET',
    params,
    query: new URLSearchParams(query),
    search: new URLSearchParams(query).toString(),
    headers: {},
    origin: 'https://hub.example',
    body: bodyOf(null, undefined),
    readerId,
    ask: () => Promise.reject(new Error('Nothing is asked here')),
    ...more,
  }
}
