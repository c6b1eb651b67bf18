import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { AFFAIR_CHARACTERS, AFFAIR_ENTRIES } from '#engine/affairs/affair-terms.ts'
import { AFFAIR_WINDOW_MS, AffairWindow } from '#engine/affairs/affair-window.ts'
import { isInItsLanguage } from '../reading/stored-article.ts'
import { sharesOf } from './term-shares.ts'

/** Read again when a worker starts. */
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

/** So far behind the newest that is known, articles may still be linked by another worker: more than all have in hand. */
const LOOKS_BACK = 5000

interface Windows {
  /** What each audience sees by itself: nobody's articles say anything of what one reader alone may see. */
  byAudience: Map<string | null, AffairWindow>
  /** Articles that were put into them, as far as another worker may still link one that is as new. */
  seen: Set<number>
}

/** The windows of this process. */
const known = new WeakMap<Database, Windows>()

const Written = z.object({
  id: z.int(),
  at: Time,
  audience: z.nullable(z.string()),
  isLinked: z.boolean(),
  /** At most as many as are read. */
  entryCount: z.int(),
})

/** Puts articles that were just written into the longer story that each is of: at first, and anew when they have grown. */
export function linkAffairs(root: Database) {
  return async (db: Database, articles: number[]): Promise<void> => {
    const written = await db.many(
      Written,
      sql`select id, first_published_at as at, private_to as audience,
            exists (select from article_affairs where article_id = id) as is_linked,
            (select count(*) from (
              select from article_entries where article_id = id limit ${AFFAIR_ENTRIES}) as held) as entry_count
          from articles where id = any(${articles}) order by at, id`,
    )
    let windows = known.get(root)
    const unlinked = written.filter(({ isLinked }) => !isLinked)
    const grown = written.filter(
      ({ id, audience, isLinked, entryCount }) =>
        isLinked && windows?.byAudience.get(audience)?.hasGrown(id, entryCount),
    )
    if (unlinked.length > 0) {
      if (windows) {
        await addOfOthers(db, windows)
        // What stored them was rolled back, or they lost entries: to a part, or to another audience.
        for (const { id } of unlinked.filter((one) => windows!.seen.has(one.id)))
          for (const window of windows.byAudience.values()) window.remove(id)
      } else {
        const oldest = new Date(Date.parse(unlinked[0]!.at) - AFFAIR_WINDOW_MS)
        known.set(root, (windows = await restore(db, oldest)))
      }
    }
    const ids = [...unlinked, ...grown].map(({ id }) => id)
    if (!windows || ids.length === 0) return
    const anew = grown.map(({ id }) => id)
    const entries = await readEntries(db, sql`select unnest(${ids}::bigint[])`)
    const rows = byArticle(entries).map((article) => {
      const told = anew.includes(article.id) ? null : article.affair
      const { affair, weights } = add(windows, article, told)
      return {
        article: article.id,
        affair,
        told: [...weights.keys()].join('\n'),
        shares: `\\x${sharesOf(weights.values()).toString('hex')}`,
      }
    })
    await db.run(sql`
      insert into article_affairs (article_id, affair_id, told, shares)
      select article, affair, told, shares from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (article bigint, affair bigint, told text, shares bytea)
      on conflict (article_id) do update
        set affair_id = excluded.affair_id, told = excluded.told, shares = excluded.shares, weights = null
        where article_affairs.article_id = any(${anew})`)
  }
}

type ReadArticle = ReturnType<typeof byArticle>[number]

function add({ byAudience, seen }: Windows, article: ReadArticle, told = article.affair) {
  const window = byAudience.get(article.audience) ?? new AffairWindow()
  byAudience.set(article.audience, window)
  seen.add(article.id)
  return window.add(article, told)
}

/** Articles are written by several workers, and each links those that it wrote. */
async function addOfOthers(db: Database, windows: Windows): Promise<void> {
  const oldest = Math.max(0, ...windows.seen) - LOOKS_BACK
  for (const id of windows.seen) if (id <= oldest) windows.seen.delete(id)
  const linked = await db.many(
    z.object({ id: z.int() }),
    sql`select article_id as id from article_affairs where article_id > ${oldest}`,
  )
  const missing = linked.filter(({ id }) => !windows.seen.has(id)).map(({ id }) => id)
  if (missing.length === 0) return
  const entries = await readEntries(db, sql`select unnest(${missing}::bigint[])`)
  for (const article of byArticle(entries)) add(windows, article)
}

async function restore(db: Database, since: Date): Promise<Windows> {
  const windows: Windows = { byAudience: new Map(), seen: new Set() }
  const entries = await readEntries(
    db,
    sql`select article_id from article_affairs join articles on id = article_id
        where first_published_at > ${since} order by first_published_at desc limit ${MOST_RESTORED}`,
  )
  for (const article of byArticle(entries)) add(windows, article)
  return windows
}

function readEntries(db: Database, wanted: Sql) {
  return db.many(
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
}

function byArticle(entries: readonly z.infer<typeof AffairEntry>[]) {
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
