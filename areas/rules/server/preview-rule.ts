import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'
import { categoryFor } from '#areas/articles/server/lends.ts'
import type { PreviewedArticle } from '../contract.ts'
import { conditionWords, languageName } from '../rule-words.ts'
import { answersOf, metBy, type ReadyRule } from './conditions.ts'
import { findAllMatches, findMatches } from './find-matches.ts'

const PAGE = 20

interface Past {
  count: number
  articles: PreviewedArticle[]
  next: number | null
}

/** What a rule would change of the past, newest first. Nothing is changed. */
export async function previewPast(
  db: Database,
  rule: ReadyRule,
  sources: ReadonlyMap<string, string>,
): Promise<Past> {
  const shown: number[] = []
  let count = 0
  for await (const matches of findAllMatches(db, rule)) {
    count += matches.length
    if (shown.length <= PAGE) shown.push(...matches.slice(0, PAGE + 1 - shown.length))
  }
  return { count, ...(await pageOf(db, rule, sources, shown)) }
}

/** The page behind an article. */
export async function previewBelow(
  db: Database,
  rule: ReadyRule,
  sources: ReadonlyMap<string, string>,
  below: number,
): Promise<Past> {
  const shown: number[] = []
  let from: number | null = below
  while (from !== null && shown.length <= PAGE) {
    const { matches, next }: { matches: number[]; next: number | null } = await findMatches(
      db,
      rule,
      { below: from },
    )
    shown.push(...matches.slice(0, PAGE + 1 - shown.length))
    from = next
  }
  return { count: 0, ...(await pageOf(db, rule, sources, shown)) }
}

async function pageOf(
  db: Database,
  rule: ReadyRule,
  sources: ReadonlyMap<string, string>,
  found: number[],
): Promise<Omit<Past, 'count'>> {
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
  return {
    articles: rows.map((row) => ({
      id: row.id,
      title: row.title,
      publishedTime: row.publishedTime,
      sourceCount: row.sourceCount,
      reasons: reasonsOf(rule, row, sources),
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

/** Each condition that an article meets, with what it met it by. */
function reasonsOf(rule: ReadyRule, row: Row, sources: ReadonlyMap<string, string>): string[] {
  const met = metBy(rule, row)
  return rule.conditions.flatMap((condition, at) => {
    if (!met[at]!.isMet) return []
    const { found } = met[at]!
    if (condition.not && condition.about !== 'quality') return conditionWords(condition, sources)
    switch (condition.about) {
      case 'words':
      case 'pattern':
        return found === null ? [] : `Contains “${found.slice(0, 80)}”`
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
