import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { folderStore } from '#server/stores/folder-store.ts'
import { s3Store } from '#server/stores/s3-store.ts'
import type { Store } from '#server/stores/store.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { followAll, untilRested } from '../databases/hub-parts.ts'
import { expectThat } from '../running/expect-that.ts'
import { expectFile, expectPicture, load, settingsOf, upload } from './asked-hub.ts'
import { servePictures } from './picture-feed.ts'
import type { RealStore } from './versitygw.ts'

const RESTED_WITHIN_MS = 120_000
const ARCHIVED_WITHIN_MS = 180_000
const LOOK_EVERY_MS = 500

/**
 * Tries a server with its files and archives in a real store: it is used, archived, restored
 * elsewhere, and moved back to a folder.
 */
export async function tryHub(work: string, real: RealStore): Promise<void> {
  const env = settingsOf(real)
  const archiving = { ...env, SYNTHWIRE_ARCHIVES: 'store', SYNTHWIRE_ARCHIVES_SECRETS: '1' }
  const [first, second] = [join(work, 'first'), join(work, 'second')] as const
  const store = s3Store(real.settings)

  const feed = await servePictures()
  await followAll({ dataFolder: first, env }, [feed.address])

  let fileId = ''
  await withHub(first, env, async (hub) => {
    await untilRested(() => hub.address, RESTED_WITHIN_MS)
    fileId = await upload(hub)
    await expectFile(hub, fileId)
    await expectPicture(hub)
  })
  await feed.close()
  expectThat((await store.list('media/contents/')).length === 1, 'the upload is in the store')
  const here = await folderStore(first).list('media/contents/')
  expectThat(here.length === 0, 'and in no folder')
  expectThat((await store.list('pictures/')).length === 2, 'and so is the picture, by its name')

  await withHub(first, archiving, () => untilArchived(store))
  const [line = ''] = synthwire(first, archiving, 'archives').split('\n')
  const name = line.split(' ')[0]!
  expectThat(/^synthwire-.*\.tar\.gz$/.test(name), `an archive is listed: ${line}`)
  const doctor = synthwire(first, archiving, 'doctor')
  expectThat(doctor.includes('No problems found'), `doctor finds nothing wrong:\n${doctor}`)

  // Simulates a person who has lost everything but the bucket, including the media.
  for (const { name } of [...(await store.list('media/')), ...(await store.list('pictures/'))])
    await store.remove(name)
  console.log(`  ${synthwire(second, archiving, 'restore', `store:${name}`).trim()}`)
  await withHub(second, env, async (hub) => {
    await expectFile(hub, fileId)
    // The picture's publisher is gone, and this server never fetched it, so the picture comes from
    // the store.
    await expectPicture(hub)
  })

  const third = await startHub({ dataFolder: join(work, 'third'), env }).catch(String)
  const isRefused = typeof third === 'string' && third.includes('belongs to another hub')
  expectThat(isRefused, `a machine with another key is refused: ${JSON.stringify(third)}`)

  console.log(`  ${synthwire(second, env, 'copy-media', 'folder').trim()}`)
  const again = synthwire(second, env, 'copy-media', 'folder')
  expectThat(again.startsWith('0 files copied'), `copying again copies nothing: ${again}`)
  const inFolder = { ...env, SYNTHWIRE_MEDIA: 'folder' }
  await withHub(second, inFolder, (hub) => expectFile(hub, fileId))
  const files = await folderStore(second).list('media/contents/')
  expectThat(files.length === 1, 'the upload is in the folder')

  rmSync(join(second, 'media'), { recursive: true })
  await real.kill()
  await withHub(second, env, async (hub) => {
    const { status, text } = await load(hub, `/files/${fileId}`)
    expectThat(
      status === 503 && !text.includes(real.settings.endpoint),
      `without its store, a file is said to wait: ${status} ${text}`,
    )
    expectThat((await load(hub, '/news-hub')).status === 200, 'and the news are there all the same')
  })
  await real.start()
}

async function withHub(
  dataFolder: string,
  env: Record<string, string>,
  work: (hub: RunningHub) => Promise<void>,
): Promise<void> {
  const hub = await startHub({ dataFolder, env })
  try {
    await work(hub)
  } finally {
    await hub.stop()
  }
}

function synthwire(dataFolder: string, env: Record<string, string>, ...args: string[]): string {
  const given = { ...process.env, DATABASE_URL: '', SYNTHWIRE_DATA: dataFolder, ...env }
  return execFileSync(process.execPath, ['dist/server/main.js', ...args], {
    env: given,
    encoding: 'utf8',
  })
}

async function untilArchived(store: Store): Promise<void> {
  const giveUpAt = performance.now() + ARCHIVED_WITHIN_MS
  while (!(await store.has('archives/last-attempt.json'))) {
    if (performance.now() > giveUpAt) throw new Error('No archive was made')
    await pause(LOOK_EVERY_MS)
  }
}
