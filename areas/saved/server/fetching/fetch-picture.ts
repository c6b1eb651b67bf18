import { pictureType } from '#platform/files/server/lends.ts'
import { SAVED } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { lockHost, releaseHost } from '#feeds/claim/host-locks.ts'
import type { HostLock } from '#feeds/full-text/visit-page.ts'
import { pictureReading } from '#feeds/pictures/picture-reading.ts'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { ServerIsBusy } from '#server/fetch/fetch-problems.ts'
import { deskOf, sql, type GuardedResponse, type World } from '#server/tools.ts'
import { putPictureOff, type DuePicture } from './due-work.ts'
import { pictureRoom } from './picture-room.ts'
import { bookmarkContents } from './shown-pictures.ts'

const MAX_BYTES = 10_000_000
const WIDTH_PX = 960
const TRIES = 3
const RETRY_MINUTES = 10

/** Fetches a picture of a text, and stores a small copy of it. */
export async function fetchPicture(
  world: World,
  picture: DuePicture,
  lock: HostLock,
): Promise<void> {
  const { db, now } = world
  const { host, bookmarkId, address } = picture
  if (!(await lockHost(db, host, { holder: lock.holder, now: now() }))) {
    return putPictureOff(world, picture, 0)
  }
  try {
    const { status, body } = await fetchUnderLock(world, picture, lock)
    if (status !== 200 || !pictureType(body)) throw new Problem('invalid', 'There is no picture.')
    await keepPicture(
      world,
      picture,
      await world.read(pictureReading, { body, widthPx: WIDTH_PX, address }),
    )
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error instanceof ServerIsBusy) return putPictureOff(world, picture, 1)
    const isOver = error.kind !== 'unavailable' || picture.tries >= TRIES
    await db.run(sql`
      update saved_pictures set state = ${isOver ? 'failed' : 'waiting'},
        next_try_at = ${new Date(now().getTime() + RETRY_MINUTES * 60_000)}
      where bookmark_id = ${bookmarkId} and address = ${address}`)
  }
  await world.announce({ area: 'saved', readerId: picture.readerId })
}

async function fetchUnderLock(
  world: World,
  { readerId, address, host }: DuePicture,
  { holder, pauseMs }: HostLock,
): Promise<GuardedResponse> {
  const { db, now } = world
  const { fetch } = deskOf(world, readerId)
  let status: number | null = null
  try {
    const headers = { accept: 'image/avif,image/webp,image/*' }
    const response = await fetch(address, { maxBytes: MAX_BYTES, headers })
    status = response.status
    return response
  } finally {
    const answer = { status, retryAfterSeconds: null }
    await releaseHost(db, host, { holder, now: now(), pauseMs, answer, address })
  }
}

/**
 * Stores the content of a picture before its row. The cleanup of unused pictures cannot run in
 * between.
 */
async function keepPicture(
  world: World,
  { readerId, bookmarkId, address }: DuePicture,
  content: Uint8Array,
): Promise<void> {
  const contents = bookmarkContents(world)
  const arrived = await contents.receive(content, MAX_BYTES)
  if (arrived === null) throw new Problem('invalid', 'The picture is too large.')
  await world.db.transaction(async (db) => {
    await db.run(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.sweepingBookmarks})`)
    if ((await pictureRoom(db, readerId)) + arrived.bytes > SAVED.pictureBytes) {
      throw new Problem('conflict', 'There is no room for more pictures.')
    }
    await contents.place(arrived)
    await db.run(sql`
      update saved_pictures set state = 'kept', hash = ${arrived.hash}, bytes = ${arrived.bytes}
      where bookmark_id = ${bookmarkId} and address = ${address}`)
  })
}
