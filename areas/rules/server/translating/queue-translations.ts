import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { wakeTranslator } from './translate-summaries.ts'

/**
 * The wait in minutes before a changed summary is translated again. A current article is rewritten
 * with each report, so several changes are translated together.
 */
const AGAIN_AFTER_MINUTES = 5
/** The most translations of a reader that are checked again at a time, the newest first. */
const MOST_AGAIN = 200

const Waiting = z.object({ isWaiting: z.boolean() })

/** Queues the translations of new and changed articles that rules ask for. */
export async function queueTranslations(
  db: Database,
  articles: number[],
  { now, enqueue }: Pick<Tools, 'now' | 'enqueue'>,
): Promise<void> {
  const { isWaiting } = await db.one(
    Waiting,
    sql`with again as (
          update article_translations set state = 'waiting', tries = 0,
            next_try_at = ${now()}::timestamptz + make_interval(mins => ${AGAIN_AFTER_MINUTES})
          where article_id = any(${articles}) and state <> 'waiting'
            and rule_id in (select id from rules where enabled)
          returning article_id)
        select exists (select from again) or exists (
          select from article_translations where article_id = any(${articles}) and state = 'waiting') as is_waiting`,
  )
  if (isWaiting) await wakeTranslator({ enqueue }, db)
}

/** Checks a reader's older translations again after rules were switched on. */
export async function translateAgain({ db, now, enqueue }: Tools, readerId: string): Promise<void> {
  await db.run(sql`
    update article_translations set state = 'waiting', tries = 0, next_try_at = ${now()}
    where ${newestOf(readerId, sql`state <> 'waiting'`)}`)
  await wakeTranslator({ enqueue })
}

/** Queues the translation of a summary that an endpoint has just written for a reader. */
export async function translateWritten(
  { db, now, enqueue }: Tools,
  readerId: string,
  article: number,
): Promise<void> {
  const { changed } = await db.run(sql`
    update article_translations set state = 'waiting', tries = 0, next_try_at = ${now()}
    where reader_id = ${readerId} and article_id = ${article} and state <> 'waiting'
      and rule_id in (select id from rules where enabled)`)
  if (changed > 0) await wakeTranslator({ enqueue })
}

/**
 * Queues translations again after the reader changed an endpoint or a setting: waiting ones,
 * refused ones, and those of summaries that may have changed.
 */
export async function retryTranslations(tools: Tools, readerId: string): Promise<void> {
  const { db, now } = tools
  await db.run(sql`
    update article_translations set next_try_at = ${now()}, tries = 0
    where reader_id = ${readerId} and state = 'waiting'`)
  await db.run(sql`
    update article_translations set basis = null
    where ${newestOf(readerId, sql`state = 'refused'`)}`)
  await translateAgain(tools, readerId)
}

function newestOf(readerId: string, those: ReturnType<typeof sql>) {
  return sql`reader_id = ${readerId} and article_id in (
    select article_id from article_translations
    where reader_id = ${readerId} and ${those}
      and rule_id in (select id from rules where enabled and reader_id = ${readerId})
    order by article_id desc limit ${MOST_AGAIN})`
}
