import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { testFolder } from '#server/test-folder.ts'
import { startHub, throwawayFolder } from './hub.ts'

/** Nothing here outlives the run, so nothing needs to reach the disk. */
const careless = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']

/** Starts a hub for the first time, so that journeys can begin with copies of what that made. */
export default async function makeFirstStart(): Promise<() => Promise<void>> {
  const folder = await throwawayFolder(await testFolder())
  const hub = await startHub({ dataFolder: folder })
  await hub.stop()
  await appendFile(join(folder, 'postgres/postgresql.auto.conf'), `${careless.join('\n')}\n`)
  process.env['SYNTHWIRE_FIRST_START'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
