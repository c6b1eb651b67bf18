import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { Correction } from '../../contracts/corrections.ts'
import type { Hanging } from '../merging/hanging.ts'
import { hangingOn } from '../merging/hangs-on-articles.ts'
import { mergeArticles } from '../merging/merge-articles.ts'
import { forbidMerge, allowMerge } from '../merging/forbidden-merge-rows.ts'
import { giveBack } from './carried.ts'
import { currentId } from '../reading/article-aliases.ts'
import { changeArticles } from './correcting.ts'
import { foundArticle, isEmptied, placeEntries, setConfidence } from '../joining/place-entries.ts'

const Made = z.object({
  id: z.int(),
  kind: Correction.shape.kind,
  fromArticle: z.int(),
  /** The articles that the two ids stand for now. */
  nowFrom: z.int(),
  nowInto: z.int(),
  carried: z.nullable(z.string()),
  isByMeaning: z.boolean(),
})
type Made = z.infer<typeof Made>

const Kept = z.object({ entryId: z.int(), confidence: z.number(), isMoved: z.boolean() })
type Kept = z.infer<typeof Kept>

/** Undoes a correction. Returns the article that the entries belong to now. */
export function undoCorrection(
  { tools, readerId }: { tools: World; readerId: string },
  correction: number,
): Promise<{ article: number }> {
  const hanging = hangingOn(tools.extensions)
  return changeArticles(tools, async (db) => {
    const made = await db.maybe(
      Made,
      sql`select id, kind, from_article, ${currentId(sql`from_article`)} as now_from,
            ${currentId(sql`into_article`)} as now_into, carried::text, is_by_meaning
          from join_corrections where id = ${correction} and reader_id = ${readerId} for update`,
    )
    if (!made) throw new Problem('not-found', 'That correction was already undone.')
    const entries = await entriesStillThere(db, made)
    const article =
      made.kind === 'merge'
        ? await part(db, hanging, made, entries)
        : await putBack(db, hanging, made, entries)
    await db.run(sql`delete from join_corrections where id = ${correction}`)
    return { article }
  })
}

/**
 * Finds the entries of a correction that were not corrected again. Fails if no moved one is left,
 * because a later correction must then be undone first.
 */
async function entriesStillThere(db: Database, { id, nowInto }: Made): Promise<Kept[]> {
  const entries = await db.many(
    Kept,
    sql`select join_correction_entries.entry_id, join_correction_entries.confidence, is_moved
        from join_correction_entries join article_entries using (entry_id)
        where correction_id = ${id} and (not is_moved or article_id = ${nowInto})
          and not exists (
            select 1 from join_correction_entries as later join join_corrections on join_corrections.id = correction_id
            where later.entry_id = join_correction_entries.entry_id and correction_id > ${id}
              and later.is_moved and join_corrections.kind <> 'merge')`,
  )
  if (entries.some(({ isMoved }) => isMoved)) return entries
  throw new Problem('conflict', 'There is a later correction. Undo that first.')
}

async function putBack(
  db: Database,
  hanging: readonly Hanging[],
  made: Made,
  entries: Kept[],
): Promise<number> {
  const { nowFrom, nowInto } = made
  if (nowFrom === nowInto) {
    throw new Problem('conflict', 'The two articles were merged since. Undo that first.')
  }
  const former = await db.maybe(
    z.object({ id: z.int() }),
    sql`select id from articles where id = ${nowFrom}`,
  )
  if (!former) throw new Problem('not-found', 'The original article no longer exists.')

  await placeEntries(
    db,
    entries
      .filter(({ isMoved }) => isMoved)
      .map(({ entryId, confidence }) => ({ entryId, into: nowFrom, confidence })),
  )
  await setConfidence(
    db,
    entries.filter(({ isMoved }) => !isMoved),
  )
  if (!(await arePartedOtherwise(db, made))) await allowMerge(db, nowFrom, nowInto)
  await db.run(sql`delete from article_follow_ups where article_id in (${nowFrom}, ${nowInto})`)
  if (await isEmptied(db, nowInto))
    await mergeArticles(db, hanging, { from: nowInto, into: nowFrom })
  return nowFrom
}

/** Says if another correction separated the same two articles. */
async function arePartedOtherwise(db: Database, { id, nowFrom, nowInto }: Made): Promise<boolean> {
  const pair = sql`(${currentId(sql`from_article`)}, ${currentId(sql`into_article`)})`
  const { parted } = await db.one(
    z.object({ parted: z.boolean() }),
    sql`select exists (
          select 1 from join_corrections where id <> ${id} and kind <> 'merge'
            and ${pair} in ((${nowFrom}, ${nowInto}), (${nowInto}, ${nowFrom}))) as parted`,
  )
  return parted
}

/** Restores the merged article with its id, and with all that readers had done with it. */
async function part(
  db: Database,
  hanging: readonly Hanging[],
  made: Made,
  entries: Kept[],
): Promise<number> {
  const { fromArticle: from, nowInto: into, carried, isByMeaning } = made
  await foundArticle(db, entries[0]!.entryId, from)
  await giveBack(db, hanging, { from, into, carried: carried! })
  await placeEntries(
    db,
    entries.map(({ entryId }) => ({ entryId, into: from })),
  )
  await db.run(sql`delete from article_follow_ups where article_id in (${from}, ${into})`)
  // Without this, the two articles would be merged again because of their similarity.
  if (isByMeaning) await forbidMerge(db, from, into)
  if (await isEmptied(db, into)) await mergeArticles(db, hanging, { from: into, into: from })
  return from
}
