import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { kinds } from '../../repository/objects.ts'
import { readPacked, type Owned } from '../../repository/store-objects.ts'

const BYTES_AT_ONCE = 4_000_000

/** Yields a pack with these objects, piece by piece. Bodies are sent as they are stored. */
export async function* writePack(of: Owned, ids: readonly string[]): AsyncGenerator<Uint8Array> {
  const sum = createHash('sha1')
  const summed = (piece: Uint8Array) => {
    sum.update(piece)
    return piece
  }
  const head = Buffer.from('PACK\0\0\0\u0002\0\0\0\0', 'latin1')
  head.writeUInt32BE(ids.length, 8)
  yield summed(head)
  for await (const portion of inPortions(of, ids)) {
    const objects = await readPacked(of, portion)
    if (objects.length !== portion.length) throw new Error('Objects of a project are missing')
    yield summed(
      Buffer.concat(objects.flatMap(({ kind, bytes, body }) => [entryHead(kind, bytes), body])),
    )
  }
  yield sum.digest()
}

/** Yields ids in groups whose objects take some megabytes together. */
async function* inPortions(
  { db, readerId }: Owned,
  ids: readonly string[],
): AsyncGenerator<string[]> {
  const sizes = await db.many(
    z.object({ id: z.string(), bytes: z.int() }),
    sql`select id, length(body) as bytes from app_studio_objects
        where reader_id = ${readerId} and id = any(${ids})`,
  )
  let portion: string[] = []
  let together = 0
  for (const { id, bytes } of sizes) {
    portion.push(id)
    together += bytes
    if (together < BYTES_AT_ONCE) continue
    yield portion
    portion = []
    together = 0
  }
  if (portion.length > 0) yield portion
}

/**
 * Encodes the kind of an object and its size. The first byte has four bits of the size, and each
 * further byte has seven.
 */
function entryHead(kind: (typeof kinds)[number], size: number): Buffer {
  const bytes = [((kinds.indexOf(kind) + 1) << 4) | (size & 15)]
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes[bytes.length - 1]! |= 0x80
    bytes.push(rest & 0x7f)
  }
  return Buffer.from(bytes)
}
