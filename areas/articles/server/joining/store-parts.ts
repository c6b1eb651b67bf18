import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import type { Part } from '#engine/joining/moving/part-pass.ts'
import type { Hanging } from '../merging/hanging.ts'
import { foundArticle, placeEntries } from './place-entries.ts'

interface Storing {
  hanging: readonly Hanging[]
  now: Date
}

/** Makes the new articles of a pass, with whatever of the former ones goes by their entries. */
export async function storeParts(
  db: Database,
  storing: Storing,
  parts: readonly Part[],
): Promise<void> {
  for (const part of parts) await storePart(db, storing, part)
}

async function storePart(
  db: Database,
  { hanging, now }: Storing,
  { from, into, entries }: Part,
): Promise<void> {
  const placed = await db.many(
    z.object({ entryId: z.int() }),
    sql`select entry_id from article_entries where position = any(${entries}) order by position`,
  )
  const [first] = placed
  // All of it was deleted meanwhile. Whatever joins it later founds it.
  if (!first) return
  await foundArticle(db, first.entryId, into)
  await placeEntries(
    db,
    placed.map(({ entryId }) => ({ entryId, into })),
  )
  await db.run(sql`
    insert into article_partings (article_id, from_article_id, parted_at) values (${into}, ${from}, ${now})`)
  for (const { part } of hanging) await part?.(db, { from, into })
}
