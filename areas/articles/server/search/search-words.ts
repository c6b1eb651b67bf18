import * as z from 'zod/mini'
import { sql, type Database, type Sql } from '#server/tools.ts'
import type { InsteadOf } from '#engine/search/forgive-search.ts'
import { searchQuestion } from '#engine/search/search-question.ts'

/**
 * The time for which the state of the upgrade is cached. A restored archive may bring articles with
 * an older index.
 */
const REMEMBERED_MS = 60_000

const known = new WeakMap<Database, { until: number; isDone: boolean }>()

/** Turns a search into a query of `articles.search`. */
export type SearchWords = (search: string) => Sql

/**
 * Returns a function that turns words into a query. While some articles still have an older form of
 * the index, the query searches that form as well.
 */
export async function readSearchWords(
  db: Database,
  instead?: InsteadOf | null,
): Promise<SearchWords> {
  const isDone = await isUpgraded(db)
  return (search) => {
    const question = sql`${searchQuestion(search, instead ? { instead } : {})}::tsquery`
    return isDone ? question : sql`(${question} || search_words(${search}))`
  }
}

async function isUpgraded(db: Database): Promise<boolean> {
  const last = known.get(db)
  if (last && last.until > Date.now()) return last.isDone
  const { isDone } = await db.one(
    z.object({ isDone: z.boolean() }),
    sql`select is_done from search_upgrade`,
  )
  known.set(db, { until: Date.now() + REMEMBERED_MS, isDone })
  return isDone
}
