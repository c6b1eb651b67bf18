import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Sql, type Tools } from '#server/tools.ts'
import type { Opinion } from '../../contracts/reading.ts'
import { currentId } from '#areas/articles/server/lends/article.ts'
import { readRuleThatUnlisted } from '#areas/rules/server/lends.ts'
import { dropSignal, noteSignal } from '#areas/profiles/server/lends.ts'

const Before = z.object({ stateBefore: z.nullable(z.string()) })

/**
 * Stores the reader's opinion of an article and learns from it. A negative opinion also hides the
 * article.
 */
export async function giveOpinion(
  tools: Tools,
  readerId: string,
  article: number,
  opinion: Opinion,
): Promise<void> {
  const { now } = tools
  await tools.db.transaction(async (db) => {
    const details = await howPutAway(db, readerId, article)
    // "Less" replaces "more", and "more" replaces "less".
    if (opinion === 'more') await dropOpinion(db, tools, readerId, article, 'less')
    if (opinion === 'less') await dropOpinion(db, tools, readerId, article, 'more')
    const isHere = await noteSignal({ db, now }, readerId, article, opinion, details)
    if (!isHere) throw new Problem('not-found', 'That article no longer exists.')
    if (opinion === 'more') return
    // From now on the reader's own decision hides the article, so undoing a rule does not show it
    // again.
    await db.run(sql`
      insert into articles_put_away (reader_id, article_id, state, put_away_at)
      values (${readerId}, ${currentId(article)}, 'hidden', ${now()})
      on conflict (reader_id, article_id) do update set state = 'hidden', rule_id = null`)
  })
}

/** Drops an opinion and restores the article, unless another opinion or a rule hides it. */
export async function takeBackOpinion(
  tools: Tools,
  readerId: string,
  article: number,
  opinion: Opinion,
): Promise<void> {
  await tools.db.transaction((db) => dropOpinion(db, tools, readerId, article, opinion))
}

async function dropOpinion(
  db: Database,
  { now }: Tools,
  readerId: string,
  article: number,
  opinion: Opinion,
): Promise<void> {
  const dropped = await dropSignal({ db, now }, readerId, article, opinion)
  if (!dropped || opinion === 'more' || (await opinionAgainst(db, readerId, article))) return
  const held = await readRuleThatUnlisted(db, readerId, article)
  const { ruleId, state } = held ?? { ruleId: null, state: dropped.stateBefore }
  await db.run(
    state === null
      ? sql`delete from articles_put_away where ${isOf(readerId, article)}`
      : sql`update articles_put_away set state = ${state}, rule_id = ${ruleId}
            where ${isOf(readerId, article)}`,
  )
}

/**
 * The state of an article without the reader's opinions: hidden by a rule, archived, or neither.
 */
async function howPutAway(
  db: Database,
  readerId: string,
  article: number,
): Promise<z.infer<typeof Before>> {
  const there = await db.maybe(
    Before,
    sql`select state as state_before from articles_put_away where ${isOf(readerId, article)}`,
  )
  return (await opinionAgainst(db, readerId, article)) ?? there ?? { stateBefore: null }
}

/**
 * The article's state before an opinion of the reader removed it from the lists; null if there is
 * no such opinion.
 */
async function opinionAgainst(
  db: Database,
  readerId: string,
  article: number,
): Promise<z.infer<typeof Before> | null> {
  return db.maybe(
    Before,
    sql`select put_away_before as state_before from reading_signals
        where ${isOf(readerId, article)} and kind in ('less', 'hide') limit 1`,
  )
}

function isOf(readerId: string, article: number): Sql {
  return sql`reader_id = ${readerId} and article_id = ${currentId(article)}`
}
