import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { kinds } from '../../repository/objects.ts'
import type { Owned } from '../../repository/store-objects.ts'
import { damaged } from './apply-delta.ts'
import type { ReadPack } from './read-pack.ts'

/** Fails if a pack refers to objects that are neither in the pack nor stored. */
export async function demandStored(
  { db, readerId }: Owned,
  wanted: ReadPack['wanted'],
): Promise<void> {
  for (const kind of ['commit', 'tree', 'blob'] as const) {
    const ids = wanted[kind]
    if (ids.length === 0) continue
    const { count } = await db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from app_studio_objects
          where reader_id = ${readerId} and kind = ${kinds.indexOf(kind) + 1} and id = any(${ids})`,
    )
    if (count !== ids.length) throw damaged()
  }
}
