import limit from 'p-limit'
import { STORE } from '#server/stores/limits.ts'
import { demandOwnStore } from '#server/stores/store-owner.ts'
import type { Tools } from '#server/tools.ts'

/** The share of the limit to which the store is reduced. */
const KEPT_SHARE = 0.8
const REMOVED_AT_ONCE = 8

/**
 * Deletes the oldest pictures from a shared store once they exceed the limit; they can be fetched
 * again from their publishers. Local folders are cleaned when they are written to. Returns the
 * number of deleted pictures.
 */
export async function sweepPictures(
  { media, secrets }: Pick<Tools, 'media' | 'secrets'>,
  mostBytes: number = STORE.pictureBytes,
): Promise<number> {
  if (!media.isShared) return 0
  const pictures = await media.list('pictures/')
  let bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0)
  if (bytes <= mostBytes) return 0
  await demandOwnStore(media, secrets)
  const oldest = pictures.toSorted((a, b) => a.modifiedAt.getTime() - b.modifiedAt.getTime())
  const gone = oldest.filter((picture) => {
    const isTooMuch = bytes > mostBytes * KEPT_SHARE
    if (isTooMuch) bytes -= picture.bytes
    return isTooMuch
  })
  const inTurn = limit(REMOVED_AT_ONCE)
  await Promise.all(gone.map(({ name }) => inTurn(() => media.remove(name))))
  return gone.length
}
