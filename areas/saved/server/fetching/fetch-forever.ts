import { randomUUID } from 'node:crypto'
import { HOST_PAUSE_MS, type HostLock } from '#feeds/full-text/visit-page.ts'
import type { World } from '#server/tools.ts'
import { workLane } from '#server/work-lane/work-lane.ts'
import { claimPages, claimPictures, isAnythingDue } from './due-work.ts'
import { fetchPage } from './fetch-page.ts'
import { fetchPicture } from './fetch-picture.ts'

const AT_ONCE = 6
const LOOK_EVERY_MS = 2000
/**
 * The pause between requests for two pictures from the same host. It is short, because browsers
 * request all pictures of a page at once.
 */
const PICTURE_PAUSE_MS = 1000

/**
 * Fetches the pages of bookmarks and their pictures until the signal aborts. Each request locks its
 * host, as requests for feeds do.
 */
export async function fetchForever(
  world: World,
  signal: AbortSignal,
  { hostPauseMs = HOST_PAUSE_MS } = {},
): Promise<void> {
  const lock = { holder: randomUUID(), pauseMs: hostPauseMs }
  await workLane(world.log, signal, {
    name: 'pages of bookmarks',
    atOnce: AT_ONCE,
    claim: async (free) => ((await world.disk.shortage()) ? [] : claimWork(world, free, lock)),
    perform: (work) => work(),
    nextLook: () => LOOK_EVERY_MS,
  })
}

/** Fetches all pages and pictures that are due now, for tests. */
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
