import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Sql, type Tools } from '#server/tools.ts'
import { AFFAIR_CHARACTERS, AFFAIR_ENTRIES } from '#engine/affairs/affair-terms.ts'
import { AFFAIR_WINDOW_MS, AffairWindow } from '#engine/affairs/affair-window.ts'
import type { KeptAffairs } from '#engine/affairs/kept-affairs.ts'
import { isInItsLanguage } from '../reading/stored-article.ts'
import { keepFile, readKeptFile, type KeptKind } from '../windows/kept-file.ts'
import { Stays } from '../windows/stay.ts'

/** The most articles to read again if a worker starts and no windows were stored. */
const MOST_RESTORED = 4000

const AffairEntry = z.object({
  articleId: z.int(),
  title: z.string(),
  text: z.string(),
  language: z.nullable(z.string()),
  at: Time,
  affairId: z.nullable(z.int()),
  audience: z.nullable(z.string()),
})

const AFFAIR_WINDOWS: KeptKind = {
  file: 'affair-windows',
  column: sql`kept_affairs`,
  windows: 'windows of affairs',
}

/**
 * The distance below the newest known id within which other workers may still link articles. It is
 * more than all workers together process at a time.
 */
const LOOKS_BACK = 5000

export interface Windows {
  /** One window for each audience, so that public articles are not affected by private ones. */
  byAudience: Map<string | null, AffairWindow>
  /** The ids of the articles in the windows, within `LOOKS_BACK` of the newest. */
  seen: Set<number>
  /** True if an article was added since the windows were last stored. */
  isNew: boolean
}

/**
 * Windows as they are stored. The affair and the audience of each article are read from the
 * database.
 */
interface KeptWindows {
  byAudience: ReadonlyMap<string | null, KeptAffairs>
  seen: Set<number>
}

export type Holder = Pick<Tools, 'db' | 'dataFolder' | 'log'>

/** The windows of this process. */
const known = new WeakMap<Database, Windows>()

const stays = new Stays()

export function heldWindows({ db }: Holder): Windows | undefined {
  const windows = known.get(db)
  if (windows) stays.of(db).use()
  return windows
}

/**
 * Reads stored windows, or builds them from stored articles. `atMs` is the time of the first
 * article that will be linked.
 */
export async function openWindows(db: Database, tools: Holder, atMs: number): Promise<Windows> {
  const since = new Date(atMs - AFFAIR_WINDOW_MS)
  const windows = (await restoreKept(db, tools)) ?? (await restore(db, since))
  known.set(tools.db, windows)
  stays.of(tools.db).use()
  return windows
}

/**
 * Stores the windows of this process for its next start. Returns false if they could not be stored.
 */
export async function keepAffairWindows(tools: Holder): Promise<boolean> {
  const windows = known.get(tools.db)
  if (!windows?.isNew) return true
  const byAudience = new Map(
    Array.from(windows.byAudience, ([audience, window]) => [audience, window.keep()]),
  )
  const kept: KeptWindows = { byAudience, seen: windows.seen }
  windows.isNew = false
  const isKept = await tools.db.transaction((db) => keepFile(db, tools, AFFAIR_WINDOWS, kept))
  if (!isKept) windows.isNew = true
  return isKept
}

/**
 * Frees windows that were not used for a while, after storing them. Returns true if they were
 * freed.
 */
export async function letGoOfAffairWindows(
  tools: Holder,
  nowMs = performance.now(),
): Promise<boolean> {
  const windows = known.get(tools.db)
  const stay = stays.of(tools.db)
  if (!windows || !stay.isOver(nowMs)) return false
  const isKept = await keepAffairWindows(tools)
  // The windows have changed again if an article was added while they were being stored.
  if (!isKept || windows.isNew) return false
  stay.end()
  return known.delete(tools.db)
}

type ReadArticle = Awaited<ReturnType<typeof readArticles>>[number]

export function addToWindows(windows: Windows, article: ReadArticle, told = article.affair) {
  const { byAudience, seen } = windows
  windows.isNew = true
  const window = byAudience.get(article.audience) ?? new AffairWindow()
  byAudience.set(article.audience, window)
  seen.add(article.id)
  return window.add(article, told)
}

/** Adds the articles that other workers have linked. Each worker otherwise knows only its own. */
export async function addOfOthers(db: Database, windows: Windows): Promise<void> {
  const oldest = Math.max(0, ...windows.seen) - LOOKS_BACK
  for (const id of windows.seen) if (id <= oldest) windows.seen.delete(id)
  // If one worker links all articles, it finds none missing here.
  const missing = await db.many(
    z.object({ id: z.int() }),
    sql`select article_id as id from article_affairs
        where article_id > ${oldest} and article_id <> all(${[...windows.seen]}::bigint[])`,
  )
  if (missing.length === 0) return
  const found = await readArticles(db, sql`select unnest(${missing.map(({ id }) => id)}::bigint[])`)
  for (const article of found) addToWindows(windows, article)
}

/** Restores the stored windows; null if nothing was stored, or too much has changed since. */
async function restoreKept(db: Database, tools: Holder): Promise<Windows | null> {
  const { keptAffairs } = await db.one(
    z.object({ keptAffairs: z.nullable(z.string()) }),
    sql`select kept_affairs from joining`,
  )
  const kept = (await readKeptFile(tools, AFFAIR_WINDOWS, keptAffairs)) as KeptWindows | null
  if (!kept) return null
  const { since } = await db.one(
    z.object({ since: z.int() }),
    sql`select count(*)::int as since from (
          select from article_affairs where article_id > ${Math.max(0, ...kept.seen)} limit ${MOST_RESTORED + 1}) as linked`,
  )
  if (since > MOST_RESTORED) return null
  const windows: Windows = { byAudience: new Map(), seen: kept.seen, isNew: false }
  for (const [audience, held] of kept.byAudience) {
    const linked = await db.many(
      z.object({ id: z.int(), affair: z.int(), audience: z.nullable(z.string()) }),
      sql`select id, affair_id as affair, private_to as audience
          from article_affairs join articles on id = article_id where id = any(${[...held.ids]})`,
    )
    // If the audience of an article has changed, all windows are built anew, so that no private
    // words stay in them.
    if (linked.some((article) => article.audience !== audience)) return null
    const window = new AffairWindow()
    window.restore(held, new Map(linked.map(({ id, affair }) => [id, affair])))
    windows.byAudience.set(audience, window)
  }
  await addOfOthers(db, windows)
  return windows
}

async function restore(db: Database, since: Date): Promise<Windows> {
  const windows: Windows = { byAudience: new Map(), seen: new Set(), isNew: true }
  const found = await readArticles(
    db,
    sql`select article_id from article_affairs join articles on id = article_id
        where first_published_at > ${since} order by first_published_at desc limit ${MOST_RESTORED}`,
  )
  for (const article of found) addToWindows(windows, article)
  return windows
}

/** Reads articles with the words that affairs compare, by time. `wanted` selects their ids. */
export async function readArticles(db: Database, wanted: Sql) {
  const entries = await db.many(
    AffairEntry,
    sql`select entry.article_id, title, text, language, at, audience, affair_id from (
          select article_entries.article_id, entries.title, left(text, ${AFFAIR_CHARACTERS}) as text,
            articles.language, first_published_at as at, private_to as audience,
            row_number() over (partition by article_id order by entries.published_at, entries.id) as nth
          from article_entries join entries on entries.id = entry_id join articles on articles.id = article_id
          where article_id in (${wanted}) and ${isInItsLanguage}
        ) as entry left join article_affairs using (article_id)
        where nth <= ${AFFAIR_ENTRIES} order by at, entry.article_id, nth`,
  )
  const articles = new Map<number, z.infer<typeof AffairEntry>[]>()
  for (const entry of entries) {
    const held = articles.get(entry.articleId)
    if (held) held.push(entry)
    else articles.set(entry.articleId, [entry])
  }
  return [...articles].map(([id, held]) => ({
    id,
    entries: held,
    language: held[0]!.language,
    at: Date.parse(held[0]!.at),
    affair: held[0]!.affairId,
    audience: held[0]!.audience,
  }))
}
