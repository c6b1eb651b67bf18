import { chmodSync, copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { makePrimary, postgresPrograms } from '../databases/debian-postgres.ts'
import {
  end,
  followAll,
  startWeb,
  startWorker,
  untilRested,
  type Hub,
} from '../databases/hub-parts.ts'
import { expectThat } from '../running/expect-that.ts'
import { expectFile, expectPicture, settingsOf, upload } from './asked-hub.ts'
import { servePictures } from './picture-feed.ts'
import type { RealStore } from './versitygw.ts'

const RESTED_WITHIN_MS = 120_000
const KEYS = ['secrets.key', 'session-key']

/**
 * Runs two web processes and a worker as on separate machines, which share a database and a bucket,
 * but no folder.
 */
export async function tryMachines(work: string, real: RealStore): Promise<void> {
  const programs = postgresPrograms()
  if (programs === null) {
    console.log('  Skipped: PostgreSQL of Debian is missing (apt-get install postgresql).')
    return
  }
  // The database server runs as another user, who has to write into the folder.
  chmodSync(work, 0o777)
  const server = await makePrimary(programs, work)
  const env = { ...settingsOf(real), DATABASE_URL: server.url }
  const machine = (name: string): Hub => ({ dataFolder: join(work, name), env })
  const [one, other, third] = [machine('one'), machine('other'), machine('third')] as const
  const feed = await servePictures()
  await followAll(one, [feed.address])
  const web = await startWeb(one)
  const closers = [() => web.stop(), () => server.stop()]
  try {
    for (const { dataFolder } of [other, third]) {
      mkdirSync(dataFolder)
      for (const key of KEYS) copyFileSync(join(one.dataFolder, key), join(dataFolder, key))
    }
    const secondWeb = await startWeb(other)
    const worker = startWorker(third)
    closers.unshift(
      () => secondWeb.stop(),
      () => end(worker),
    )
    await untilRested(() => web.address, RESTED_WITHIN_MS)
    const id = await upload(web)
    await expectFile(secondWeb, id)
    await expectPicture(web)
    await feed.close()
    await expectPicture(secondWeb)
    const here = readdirSync(third.dataFolder).toSorted()
    expectThat(here.join() === KEYS.join(), `the worker keeps nothing but keys: ${here.join()}`)
  } finally {
    for (const close of closers) await close()
  }
}
