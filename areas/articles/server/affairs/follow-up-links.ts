import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Database, type Sql, type Tools } from '#server/tools.ts'
import { lexemesOf, quoted } from '#engine/search/search-vector.ts'
import { TOLD } from '../search/told-words.ts'
import { namesSought, pickFormer } from '#engine/joining/follow-ups.ts'

/** The fewest hours between linked articles. Articles closer in time are about the same news. */
const LEAST_HOURS = 12
/** The most days between linked articles; an older article is no use to a reader of news. */
const MOST_DAYS = 30
const CANDIDATES = 40

const Unlinked = z.object({
  id: z.int(),
  title: z.string(),
  lead: z.string(),
  language: z.nullable(z.string()),
  at: Time,
  audience: z.nullable(z.string()),
})

const Candidate = z.object({
  id: z.int(),
  title: z.string(),
  lead: z.string(),
})

/**
 * Links each new article to the article that it follows up on, if any. On a large server this takes
 * tens of milliseconds per article, so an article of a single source waits until it is opened.
 */
export async function linkFollowUps(db: Database, articles: number[]): Promise<void> {
  await link(db, sql`id = any(${articles}) and source_count >= 2`)
}

/** Queues the search for a follow-up link after an article is opened, if it has a single source and no link yet. */
export async function queueFollowUp({ db, enqueue }: Tools, article: number): Promise<void> {
  const lone = await db.maybe(
    z.object({ id: z.int() }),
    sql`select id from articles where id = ${article} and source_count < 2 and not ${isLinked}`,
  )
  if (lone) await enqueue(linkFollowUp, { article }, { dedupeKey: String(article) })
}

const isLinked = sql`exists (select 1 from article_follow_ups where article_id = articles.id)`

/** Links an article that somebody opened. */
export const linkFollowUp = job<{ article: number }>(
  'articles/link-follow-up',
  async ({ db, announce }, { article }) => {
    const hasLinked = await db.transaction((db) => link(db, sql`id = ${article}`))
    if (hasLinked) await announce({ area: 'articles' })
  },
)

/** Links articles to those that they follow up on. Returns true if it linked any. */
async function link(db: Database, isWanted: Sql): Promise<boolean> {
  const unlinked = await db.many(
    Unlinked,
    sql`select id, title, summary_text as lead, language, first_published_at as at, private_to as audience
        from articles where ${isWanted} and not ${isLinked}`,
  )
  const sought = unlinked.flatMap((article) => {
    const pairs = pairsOf(namesSought(article, article.language))
    return pairs.length > 0 ? [{ ...article, pairs }] : []
  })
  if (sought.length === 0) return false

  const links: { article: number; former: number }[] = []
  for (const article of sought) {
    const { id } = article
    const words = article.pairs.map((pair) => namesQuestion(pair, article.language)).join(' | ')
    const candidates = await findCandidates(db, article, words)
    const former = pickFormer(article, candidates, article.language)
    if (former !== null) links.push({ article: id, former })
  }
  if (links.length === 0) return false
  await db.run(sql`
    insert into article_follow_ups (article_id, former_id)
    select article, former from ${bulk(links, { article: 'bigint', former: 'bigint' }).rows}
    on conflict do nothing`)
  return true
}

/** Combines the names of an article in pairs, which are rare enough to search for in an index. */
function pairsOf(names: string[]): string[] {
  return names.flatMap((one, at) => names.slice(at + 1).map((other) => `${one} ${other}`))
}

/** Writes a text search query for all words of a pair of names, stemmed for a language. */
function namesQuestion(pair: string, language: string | null): string {
  const lexemes = lexemesOf(pair, language).map((lexeme) => `${quoted(lexeme)}${TOLD}`)
  return `( ${lexemes.join(' & ')} )`
}

/**
 * Finds candidates for one article, newest first. Each article needs a query of its own, because
 * PostgreSQL uses the index only for constant words.
 */
function findCandidates(
  db: Database,
  { id, language, at, audience }: z.infer<typeof Unlinked>,
  words: string,
): Promise<z.infer<typeof Candidate>[]> {
  return db.many(
    Candidate,
    sql`select id, title, lead from (
          select id, title, summary_text as lead, published_at from articles
          where search @@ ${words}::tsquery and id <> ${id} and language is not distinct from ${language}
            and private_to is not distinct from ${audience}
            and published_at > ${at}::timestamptz - make_interval(days => ${MOST_DAYS})
            and first_published_at <= ${at}::timestamptz - make_interval(hours => ${LEAST_HOURS})
          offset 0
        ) as found
        order by published_at desc, id desc limit ${CANDIDATES}`,
  )
}

/** Moves the links of an article to the article that it is merged into. */
export async function carryFollowUps(db: Database, from: number, into: number): Promise<void> {
  await db.run(sql`
    update article_follow_ups set former_id = ${into}
    where former_id = ${from} and article_id <> ${into}`)
  await db.run(sql`
    insert into article_follow_ups (article_id, former_id)
    select ${into}, former_id from article_follow_ups
    where article_id = ${from} and former_id <> ${into}
    on conflict do nothing`)
}
