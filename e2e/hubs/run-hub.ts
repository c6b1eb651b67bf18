import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeOldTestFolders, testFolder } from '#server/test-folder.ts'
import {
  STARTED,
  startedFolder,
  startHub,
  throwawayFolder,
  WITH_NEWS,
  type RunningHub,
} from './hub.ts'
import { askHub, followNewswire } from './newswire.ts'
import { openReaderDoor, proxySettings } from './reader-door.ts'

/** Nothing here outlives the run, so nothing needs to reach the disk. */
const careless = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']
/** The sign-in name of the shared server's owner, who follows the sample newswire. */
export const OWNER = 'owner'

/**
 * Prepares two data folders for journeys that need their own server: one after a first start, one
 * that follows the sample newswire. Then starts the server that all other journeys share.
 * SYNTHWIRE_HUB names a running server to use instead, such as an `npm run dev` with
 * `proxySettings`.
 */
export default async function startRun(): Promise<() => Promise<void>> {
  const running = process.env['SYNTHWIRE_HUB']
  if (running) {
    await followAsOwner({ address: running, pid: 0 })
    return async () => {}
  }
  await removeOldTestFolders()
  const first = await throwawayFolder(await testFolder())
  const compiled = await throwawayFolder()
  // All later starts reuse the compiled code. Compiling takes a sixth of a start.
  process.env['NODE_COMPILE_CACHE'] = compiled
  const empty = await startHub({ dataFolder: first, purpose: 'the first start' })
  await empty.stop()
  await appendFile(join(first, 'postgres/postgresql.auto.conf'), `${careless.join('\n')}\n`)
  process.env[STARTED] = first

  const news = await startedFolder()
  const filled = await startHub({ dataFolder: news, purpose: 'the newswire' })
  await followNewswire(filled)
  await filled.stop()
  process.env[WITH_NEWS] = news

  const shared = await startShared()
  process.env['SYNTHWIRE_HUB'] = shared.address
  return async () => {
    await shared.stop()
    for (const folder of [first, news, compiled]) await rm(folder, { recursive: true, force: true })
  }
}

async function followAsOwner(hub: Pick<RunningHub, 'address' | 'pid'>): Promise<void> {
  const door = await openReaderDoor(hub, OWNER)
  await followNewswire(door)
  await door.stop()
}

/**
 * Starts the shared server. The first start needs no sign-in, and names the owner; after it, a
 * proxy names the reader of each request.
 */
async function startShared(): Promise<RunningHub> {
  const dataFolder = await startedFolder({ hasNews: true })
  const open = await startHub({ dataFolder, purpose: 'naming the owner' })
  await askHub(open, 'account/saveAccount', { name: 'Reader', signInName: OWNER })
  await open.stop()
  const hub = await startHub({ dataFolder, env: proxySettings, purpose: 'the run' })
  return {
    ...hub,
    async stop() {
      await hub.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
