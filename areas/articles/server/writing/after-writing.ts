import type { Database, Tools } from '#server/tools.ts'
import { invalidateSummaries } from '../written/wake.ts'
import { noteTrends } from '../reading/article-keywords.ts'
import { fileArticles } from './folder-rules.ts'
import { linkFollowUps } from '../affairs/follow-up-links.ts'
import { rateArticles } from './rate-articles.ts'
import { applyRules } from '#areas/rules/server/apply-rules.ts'
import { learnSubjects } from './subject-lessons.ts'
import { followTopics } from '#areas/topics/server/rebuild-topics.ts'

/**
 * What follows from articles that were just written, in the same transaction: all of it happens, or the
 * articles are written again. Given the ids of at most a batch; may run twice for the same articles.
 */
type Step = (db: Database, articles: number[], tools: Tools) => Promise<void>

const steps: Step[] = [
  rateArticles,
  fileArticles,
  learnSubjects,
  noteTrends,
  linkFollowUps,
  followTopics,
  // What rules ask about is known by then.
  applyRules,
  invalidateSummaries,
]

export async function followWriting(db: Database, articles: number[], tools: Tools): Promise<void> {
  for (const step of steps) await step(db, articles, tools)
}
