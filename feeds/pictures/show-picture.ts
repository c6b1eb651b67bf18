import { pictureType } from '#platform/files/server/lends.ts'
import { Problem } from '#core/problem.ts'
import type { Reply } from '#server/web/routes/route.ts'
import { isOutOfRoom } from '#server/disk/out-of-room.ts'
import type { Tools } from '#server/tools.ts'
import { restingAddresses } from '../fetch/resting-addresses.ts'
import { mailFileOf } from '../mail-files/file-address.ts'
import { mailPicture } from '../mail-files/file-document.ts'
import { pictureReading } from './picture-reading.ts'
import { openPictureStore, type PictureStore } from './picture-store.ts'

const MAX_BYTES = 10_000_000
const KEPT_SECONDS = 365 * 24 * 3600
/** The time for which a failure is cached before the picture is tried again. */
const MISSING_SECONDS = 300

const resting = restingAddresses()
const stores = new Map<string, PictureStore>()
/** Pictures that are being fetched, so that simultaneous requests share one fetch. */
const underWay = new Map<string, Promise<Uint8Array>>()

/**
 * Shows a publisher's picture: the first of these addresses that works. If none works, the answer
 * is "no content", so that the screen draws a picture of its own without an error.
 */
export async function showPicture(
  tools: Pick<Tools, 'db' | 'fetch' | 'read' | 'dataFolder' | 'media' | 'disk' | 'log'>,
  [address, ...others]: readonly string[],
  widthPx: number,
  isFirst = true,
): Promise<Reply> {
  const soon = `private, max-age=${MISSING_SECONDS}`
  if (address === undefined) {
    return { type: 'image/png', body: '', status: 204, headers: { 'cache-control': soon } }
  }
  try {
    const body = await smallPicture(tools, address, widthPx)
    // A substitute is cached only briefly, so that the entry's own picture soon replaces it.
    const cache = isFirst ? `private, max-age=${KEPT_SECONDS}, immutable` : soon
    return { type: 'image/webp', body, headers: { 'cache-control': cache } }
  } catch (error) {
    tools.log.debug({ address, err: error }, 'A picture could not be loaded')
    return showPicture(tools, others, widthPx, false)
  }
}

/** The picture, at most as wide as requested, from disk or from its publisher. */
export async function smallPicture(
  {
    db,
    fetch,
    read,
    dataFolder,
    media,
    disk,
    log,
  }: Pick<Tools, 'db' | 'fetch' | 'read' | 'dataFolder' | 'media' | 'disk' | 'log'>,
  address: string,
  widthPx: number,
): Promise<Uint8Array> {
  const store =
    stores.get(dataFolder) ??
    openPictureStore(dataFolder, media, {
      onFailure: (error) => log.warn({ err: error }, 'The store of pictures failed; it rests'),
    })
  stores.set(dataFolder, store)
  const kept = await store.read(address, widthPx)
  if (kept) return kept

  const key = `${dataFolder} ${widthPx} ${address}`
  const made = underWay.get(key) ?? make()
  underWay.set(key, made)
  return made.finally(() => underWay.delete(key))

  async function make(): Promise<Uint8Array> {
    const hash = mailFileOf(address)
    const body = hash === null ? await fetched() : await mailPicture(db, hash)
    if (body === null) throw new Problem('not-found', 'The mail with this picture is gone.')
    if (!pictureType(body)) {
      throw new Problem('invalid', 'That image format is not supported.')
    }
    const mayCount = hash === null
    const picture = await read(pictureReading, { body, widthPx, address, mayCount })
    // If the disk is full, the picture is shown but not stored.
    if ((await disk.shortage()) === null) {
      await store.write(address, widthPx, picture).catch((error: unknown) => {
        if (!isOutOfRoom(error)) throw error
        disk.noteError(error)
      })
    }
    return picture
  }

  async function fetched(): Promise<Uint8Array> {
    const headers = { accept: 'image/avif,image/webp,image/*' }
    resting.demandAwake(address)
    const answer = await fetch(address, { maxBytes: MAX_BYTES, headers })
    resting.note(address, answer)
    const { status, body } = answer
    if (status !== 200) throw new Problem('unavailable', `The picture was not found (${status}).`)
    return body
  }
}
