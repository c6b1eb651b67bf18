import * as z from 'zod/mini'
import { boostFor } from '#areas/articles/server/lends/folders.ts'
import {
  isMostlyFollowed,
  listArticlesOf,
  type ArticleScope,
} from '#areas/articles/server/lends/lists.ts'
import { articlesOf } from '#areas/newsroom/server/lends.ts'
import { decay, profileTerms, readInterests, subjectsOf } from '#areas/profiles/server/lends.ts'
import { Time } from '#core/contract.ts'
import { isRoundUp } from '#engine/summaries/reports/round-up.ts'
import type { Extensions } from '#server/extension-points.ts'
import { sql, type Sql } from '#server/tools.ts'
import type { RecapCandidate } from '../../recap/recap-weight.ts'
import type { BriefingSubject } from '../../contracts/briefings.ts'
import { interestIn } from './interest.ts'

/** The subject of a recap (everything, or a topic, folder or hub) and its period in hours. */
export interface RecapWish {
  subject: BriefingSubject
  hours: number
}

export const HOUR_MS = 3_600_000
/**
 * The newest articles that are examined, of which those with the most independent reports are
 * weighed.
 */
const LOOKED_AT = 20_000
const WEIGHED = 150
/**
 * The newest articles that are always weighed, because on some servers few articles have several
 * reports.
 */
const NEWEST = 60

const Row = z.object({
  id: z.int(),
  language: z.nullable(z.string()),
  feed: z.nullable(z.int()),
  firstAt: Time,
  isOpened: z.boolean(),
  boost: z.number(),
})

/** Reads the articles that a recap chooses from, and the name of its subject. */
export async function readCandidates(
  scope: ArticleScope,
  extensions: Extensions,
  { subject, hours }: RecapWish,
): Promise<{ name: string | null; candidates: RecapCandidate[] }> {
  const since = new Date(scope.now.getTime() - hours * HOUR_MS)
  const within = await ofSubject(scope, extensions, subject)
  const isWanted = sql`published_at > ${since} and published_at <= ${scope.now}
    and ${isMostlyFollowed(scope)} and summary <> '[]' and ${within.condition}`
  const rows = await scope.db.many(
    Row,
    sql`select id, language, feed_ids[1] as feed, first_published_at as first_at,
          exists (select from article_reads where article_id = id and reader_id = ${scope.readerId}
            and rule_id is null and batch is null) as is_opened,
          ${boostFor(scope.readerId)}::float8 as boost
        from articles where id in (
          (select id from (
              select id, independent_count, published_at from articles where ${isWanted}
              order by published_at desc limit ${LOOKED_AT}
            ) as recent order by independent_count desc, published_at desc, id limit ${WEIGHED})
          union
          (select id from articles where ${isWanted} order by published_at desc limit ${NEWEST}))`,
  )
  const articles = await listArticlesOf(
    scope,
    rows.map(({ id }) => id),
  )
  const [known, profile] = await Promise.all([
    readInterests(scope.db, scope.readerId, scope.now),
    profileTerms(scope.db, scope.readerId, null),
  ])
  const fade = decay(scope.now.getTime() - known.learntAt.getTime())
  const candidates = rows.flatMap((row): RecapCandidate[] => {
    const article = articles.find(({ id }) => id === row.id)
    if (!article || isRoundUp(article.title)) return []
    const subjects = subjectsOf({ ...row, title: article.title, category: article.category })
    return [
      {
        ...{ id: row.id, title: article.title, terms: subjects.terms, category: article.category },
        affair: article.affair ?? null,
        independent: article.independentCount ?? article.sourceCount,
        publishedAt: Date.parse(article.publishedTime),
        firstAt: Date.parse(row.firstAt),
        isOpened: row.isOpened,
        interest:
          interestIn(subjects, { interests: known.interests, profile, fade }) + Math.log(row.boost),
      },
    ]
  })
  return { name: within.name, candidates }
}

async function ofSubject(
  scope: ArticleScope,
  extensions: Extensions,
  subject: BriefingSubject,
): Promise<{ name: string | null; condition: Sql }> {
  if (subject.kind === 'recent') return { name: null, condition: sql`true` }
  const { title, articles } = await articlesOf(scope, extensions, subject)
  return { name: title, condition: sql`articles.id = any(${articles})` }
}
