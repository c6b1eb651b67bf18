import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { MATCHING } from '#core/limits.ts'
import { sql, type Database } from '#server/tools.ts'
import { categoryFor } from '#areas/articles/server/lends/folders.ts'
import type { PreviewedArticle } from '../contract.ts'
import { languageName } from '#engine/languages/language-name.ts'
import { conditionWords } from '../rule-words.ts'
import { answersOf, metBy, textConditionsOf, type ReadyRule } from './conditions.ts'
import { findAllMatches, findMatches, type Matches } from './find-matches.ts'
import { beginLook, lookInTexts, type Look } from './matching/look.ts'

const PAGE = 20

interface Past {
  count: number
  /**
   * The number of articles that were checked before time ran out; null if all were checked, and for
   * later pages.
   */
  looked: number | null
  articles: PreviewedArticle[]
  next: number | null
}

/**
 * Lists the changes that a rule would make to existing articles, newest first, without making them.
 */
export async function previewPast(
  db: Database,
  rule: ReadyRule,
  sources: ReadonlyMap<string, string>,
  look: Look,
): Promise<Past> {
  const shown: number[] = []
  let count = 0
  for await (const matches of findAllMatches(db, rule, {}, look)) {
    count += matches.length
    if (shown.length <= PAGE) shown.push(...matches.slice(0, PAGE + 1 - shown.length))
  }
  const looked = look.leftMs > 0 ? null : look.looked
  return { count, looked, ...(await pageOf(db, rule, sources, shown, look)) }
}

/** The page of a preview that follows an article. */
export async function previewBelow(
  db: Database,
  rule: ReadyRule,
  sources: ReadonlyMap<string, string>,
  below: number,
  look: Look,
): Promise<Past> {
  const shown: number[] = []
  let from: number | null = below
  while (from !== null && shown.length <= PAGE && look.leftMs > 0) {
    const { matches, next }: Matches = await findMatches(db, rule, { below: from }, look)
    shown.push(...matches.slice(0, PAGE + 1 - shown.length))
    from = next
  }
  const page = await pageOf(db, rule, sources, shown, look)
  return { count: 0, looked: null, ...page, next: page.next ?? from }
}

async function pageOf(
  db: Database,
  rule: ReadyRule,
  sources: ReadonlyMap<string, string>,
  found: number[],
  { match, readerId, signal }: Look,
): Promise<Pick<Past, 'articles' | 'next'>> {
  const ids = found.slice(0, PAGE)
  const rows = await db.many(
    Row,
    sql`select articles.id, title, summary_text as lead, published_at as published_time, source_count, ${categoryFor(rule.readerId)} as category,
          language, score as quality, coalesce(parts, '[]') as quality_parts, ${answersOf(rule)} as answers,
          array(select name from sources
            where reader_id = ${rule.readerId} and feed_id = any(articles.feed_ids)) as source_names
        from articles left join article_quality on article_id = articles.id
        where articles.id = any(${ids}) order by articles.id desc`,
  )
  const conditions = textConditionsOf(rule)
  // Finding reasons has its own time limit, because the search for articles may have used up the
  // other.
  const look = beginLook({ match }, { readerId, leftMs: MATCHING.sliceMs, signal })
  const places =
    conditions.length === 0
      ? rows.map(() => [])
      : await lookInTexts(look, conditions, rows, { isPlaceWanted: true })
  return {
    articles: rows.map((row, at) => ({
      id: row.id,
      title: row.title,
      publishedTime: row.publishedTime,
      sourceCount: row.sourceCount,
      reasons: at < places.length ? reasonsOf(rule, row, places[at]!, sources) : [],
    })),
    next: found.length > PAGE ? ids.at(-1)! : null,
  }
}

const Row = z.object({
  id: z.int(),
  title: z.string(),
  lead: z.string(),
  publishedTime: Time,
  sourceCount: z.int(),
  category: z.string(),
  language: z.nullable(z.string()),
  quality: z.nullable(z.number()),
  qualityParts: z.array(z.object({ what: z.string(), by: z.number() })),
  answers: z.string(),
  sourceNames: z.array(z.string()),
})
type Row = z.infer<typeof Row>

/** Each condition that an article meets, with the match in the text. */
function reasonsOf(
  rule: ReadyRule,
  row: Row,
  places: readonly (string | null)[],
  sources: ReadonlyMap<string, string>,
): string[] {
  const met = metBy(rule, row.answers, places)
  return rule.conditions.flatMap((condition, at) => {
    if (!met[at]!.isMet) return []
    const { found } = met[at]!
    if (condition.not && condition.about !== 'quality') return conditionWords(condition, sources)
    switch (condition.about) {
      case 'words':
      case 'pattern':
        return found === null ? conditionWords(condition, sources) : `Contains “${found}”`
      case 'quality':
        return qualityWords(row)
      case 'source':
        return `Published by ${row.sourceNames.join(', ')}`
      case 'category':
        return `Category is ${sources.get(row.category) ?? row.category}`
      case 'language':
        return `Written in ${languageName(row.language ?? '')}`
      default:
        return conditionWords(condition, sources)
    }
  })
}

function qualityWords({ quality, qualityParts }: Row): string {
  const parts = qualityParts.map(({ what, by }) => `${what} (${by > 0 ? '+' : '−'}${Math.abs(by)})`)
  const score = `Quality score ${quality?.toFixed(2) ?? 'unknown'}`
  return parts.length === 0 ? score : `${score}: ${parts.join('; ')}`
}
