import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Desk, type Tools } from '#server/tools.ts'
import { currentId } from '#areas/articles/server/lends/article.ts'
import { isOpenTo } from '#areas/articles/server/lends/lists.ts'
import { Interests, learn, noInterests, type SignalKind } from './interests.ts'
import { subjectsOf } from './subjects.ts'

/** The most signals that are kept; the oldest are deleted first. */
export const SIGNALS_KEPT = 1000

const SignalRow = z.object({
  kind: z.enum(['open', 'save', 'time', 'more', 'less', 'hide']),
  seconds: z.nullable(z.int()),
  feed: z.nullable(z.int()),
  category: z.string(),
  terms: z.array(z.string()),
  happenedAt: Time,
})

const ArticleRow = z.object({
  id: z.int(),
  title: z.string(),
  language: z.nullable(z.string()),
  category: z.string(),
  feed: z.nullable(z.int()),
})

/**
 * Stores a reader's action on an article, and learns from it at once. False if the reader has no
 * such article.
 */
export async function noteSignal(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  readerId: string,
  article: number,
  kind: SignalKind,
  { seconds = null, stateBefore = null }: SignalDetails = {},
): Promise<boolean> {
  const found = await db.maybe(
    ArticleRow,
    sql`select id, title, language, category, feed_ids[1] as feed from articles
        where id = ${currentId(article)} and ${isOpenTo(readerId)}`,
  )
  if (!found) return false
  const { terms, feed, category } = subjectsOf(found)
  await db.transaction(async (db) => {
    await holdInterests(db, readerId, now())
    await db.run(sql`
      insert into reading_signals
        (reader_id, article_id, kind, seconds, put_away_before, feed_id, category, terms, happened_at)
      values (${readerId}, ${found.id}, ${kind}, ${seconds}, ${stateBefore}, ${feed}, ${category},
        ${terms}, ${now()})
      on conflict (reader_id, article_id, kind) do update
        set seconds = greatest(reading_signals.seconds, excluded.seconds)`)
    await learnInterests(db, readerId, now())
  })
  return true
}

export async function noteOpened(tools: Desk, article: number): Promise<void> {
  await noteSignal(tools, tools.readerId, article, 'open')
}

interface SignalDetails {
  seconds?: number | null
  stateBefore?: string | null
}

/**
 * Deletes the signal of an action, and its effect on interests. Returns the article's earlier
 * state; null if there was no such signal.
 */
export async function dropSignal(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  readerId: string,
  article: number,
  kind: SignalKind,
): Promise<{ stateBefore: string | null } | null> {
  return db.transaction(async (db) => {
    await holdInterests(db, readerId, now())
    const dropped = await db.maybe(
      z.object({ stateBefore: z.nullable(z.string()) }),
      sql`delete from reading_signals
          where reader_id = ${readerId} and kind = ${kind} and article_id = ${currentId(article)}
          returning put_away_before as state_before`,
    )
    if (dropped) await learnInterests(db, readerId, now())
    return dropped
  })
}

export async function forgetSignals(db: Database, readerId: string): Promise<void> {
  await db.transaction(async (db) => {
    await db.run(sql`delete from reader_interests where reader_id = ${readerId}`)
    await db.run(sql`delete from reading_signals where reader_id = ${readerId}`)
  })
}

export async function readInterests(
  db: Database,
  readerId: string,
  now: Date,
): Promise<{ interests: Interests; learntAt: Date }> {
  const kept = await db.maybe(
    z.object({ interests: Interests, learntAt: Time }),
    sql`select interests, learnt_at from reader_interests where reader_id = ${readerId}`,
  )
  if (!kept) return { interests: noInterests, learntAt: now }
  return { interests: kept.interests, learntAt: new Date(kept.learntAt) }
}

/**
 * Locks the reader's interests, so that simultaneous actions are learned one after the other and
 * none is lost.
 */
async function holdInterests(db: Database, readerId: string, now: Date): Promise<void> {
  await db.run(sql`
    insert into reader_interests (reader_id, interests, learnt_at)
    values (${readerId}, ${JSON.stringify(noInterests)}, ${now})
    on conflict (reader_id) do update set learnt_at = reader_interests.learnt_at`)
}

async function learnInterests(db: Database, readerId: string, now: Date): Promise<void> {
  await db.run(sql`
    delete from reading_signals where reader_id = ${readerId} and (article_id, kind) in (
      select article_id, kind from reading_signals where reader_id = ${readerId}
      order by happened_at desc, article_id desc, kind offset ${SIGNALS_KEPT})`)
  const signals = await db.many(
    SignalRow,
    sql`select kind, seconds, feed_id as feed, category, terms, happened_at
        from reading_signals where reader_id = ${readerId}`,
  )
  const interests = learn(
    signals.map((signal) => ({ ...signal, happenedAt: new Date(signal.happenedAt) })),
    now,
  )
  await db.run(sql`
    update reader_interests set interests = ${JSON.stringify(interests)}, learnt_at = ${now}
    where reader_id = ${readerId}`)
}
