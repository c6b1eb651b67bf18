import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Tools } from '#server/tools.ts'
import type { Opinion } from '../../contracts/reading.ts'
import { currentId } from '../article-aliases.ts'
import { dropSignal, noteSignal } from './signals.ts'

/** What the reader thinks of an article: remembered, learnt from, and where it is no, out of the lists. */
export async function giveOpinion(
  tools: Tools,
  readerId: string,
  article: number,
  opinion: Opinion,
): Promise<void> {
  const { now } = tools
  await tools.db.transaction(async (db) => {
    const before = await db.maybe(
      z.object({ state: z.string() }),
      sql`select state from articles_put_away where reader_id = ${readerId} and article_id = ${currentId(article)}`,
    )
    // Who wants less of it does not want more of it any longer, nor the other way round.
    if (opinion !== 'hide') {
      await dropSignal({ db, now }, readerId, article, opinion === 'more' ? 'less' : 'more')
    }
    const details = { putAwayBefore: before?.state ?? null }
    const isHere = await noteSignal({ db, now }, readerId, article, opinion, details)
    if (!isHere) throw new Problem('not-found', 'That article is not here any more.')
    if (opinion === 'more') return
    await db.run(sql`
      insert into articles_put_away (reader_id, article_id, state, put_away_at)
      values (${readerId}, ${currentId(article)}, 'hidden', ${now()})
      on conflict (reader_id, article_id) do update set state = 'hidden'`)
  })
}

/** The article is where it was before. */
export async function takeBackOpinion(
  tools: Tools,
  readerId: string,
  article: number,
  opinion: Opinion,
): Promise<void> {
  const { now } = tools
  await tools.db.transaction(async (db) => {
    const dropped = await dropSignal({ db, now }, readerId, article, opinion)
    if (!dropped || opinion === 'more') return
    const { putAwayBefore } = dropped
    await db.run(
      putAwayBefore === null
        ? sql`delete from articles_put_away where reader_id = ${readerId} and article_id = ${currentId(article)}`
        : sql`update articles_put_away set state = ${putAwayBefore}
              where reader_id = ${readerId} and article_id = ${currentId(article)}`,
    )
  })
}
