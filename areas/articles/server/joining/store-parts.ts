import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import type { Part } from '#engine/joining/moving/part-pass.ts'
import type { HangingRows } from '../merging/hanging-rows.ts'
import { foundArticle, placeEntries } from './place-entries.ts'

interface Storing {
  rows: HangingRows
  now: Date
}

/** Makes the articles that a pass splits off, with the rows that belong to their entries. */
export async function storeParts(
  db: Database,
  storing: Storing,
  parts: readonly Part[],
): Promise<void> {
  for (const part of parts) await storePart(db, storing, part)
}

async function storePart(
  db: Database,
  { rows, now }: Storing,
  { from, into, entries }: Part,
): Promise<void> {
  const placed = await db.many(
    z.object({ entryId: z.int() }),
    sql`select entry_id from article_entries where position = any(${entries}) order by position`,
  )
  const [first] = placed
  // All entries of the part were deleted in the meantime. The next entry makes the article.
  if (!first) return
  await foundArticle(db, first.entryId, into)
  await placeEntries(
    db,
    placed.map(({ entryId }) => ({ entryId, into })),
  )
  await db.run(sql`
    insert into article_partings (article_id, from_article_id, parted_at) values (${into}, ${from}, ${now})`)
  rows.note('article_partings', from)
  rows.note('article_partings', into)
  await rows.part(db, { from, into })
}
