import { randomUUID } from 'node:crypto'
import { HOST_PAUSE_MS, type HostLock } from '#feeds/full-text/visit-page.ts'
import { pause } from '#server/pause.ts'
import type { World } from '#server/tools.ts'
import { claimPages, claimPictures, isAnythingDue } from './due-work.ts'
import { fetchPage } from './fetch-page.ts'
import { fetchPicture } from './fetch-picture.ts'

const AT_ONCE = 6
const LOOK_EVERY_MS = 2000
/** Browsers ask for all pictures of a page at once. */
const PICTURE_PAUSE_MS = 1000

/** Fetches the pages of bookmarks and their pictures until the signal aborts; each under the lock of its host, like feeds. */
export async function fetchForever(
  world: World,
  signal: AbortSignal,
  { hostPauseMs = HOST_PAUSE_MS } = {},
): Promise<void> {
  const lock = { holder: randomUUID(), pauseMs: hostPauseMs }
  const underWay = new Set<Promise<void>>()
  while (!signal.aborted) {
    const free = AT_ONCE - underWay.size
    const hasRoom = free > 0 && (await world.disk.shortage()) === null
    for (const work of hasRoom ? await claimWork(world, free, lock) : []) {
      const done = work()
        .catch((error) => world.log.error({ err: error }, 'Lost the page of a bookmark'))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    }
    // One that is done makes room for the next at once.
    const looking = pause(LOOK_EVERY_MS, signal)
    await (underWay.size > 0 ? Promise.race([...underWay, looking]) : looking)
  }
  await Promise.allSettled(underWay)
}

/** Fetches all that is due now, for tests. */
export async function fetchDueBookmarks(world: World): Promise<void> {
  const lock = { holder: randomUUID(), pauseMs: 0 }
  for (;;) {
    const works = await claimWork(world, AT_ONCE, lock)
    if (works.length === 0) return
    for (const work of works) await work()
  }
}

async function claimWork(
  world: World,
  free: number,
  lock: HostLock,
): Promise<(() => Promise<void>)[]> {
  if (!(await isAnythingDue(world))) return []
  const pages = await claimPages(world, free)
  const pictures = pages.length < free ? await claimPictures(world, free - pages.length) : []
  const pictureLock = { ...lock, pauseMs: Math.min(lock.pauseMs, PICTURE_PAUSE_MS) }
  return [
    ...pages.map((page) => () => fetchPage(world, page, lock)),
    ...pictures.map((picture) => () => fetchPicture(world, picture, pictureLock)),
  ]
}
