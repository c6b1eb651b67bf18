import { extensionPoint } from '#server/extension-points.ts'
import type { Database, Tools } from '#server/tools.ts'
import { linkAffairs } from '../affairs/link-affairs.ts'
import { linkFollowUps } from '../affairs/follow-up-links.ts'
import { keepWritten } from '../keeping/by-source/keep-by-source.ts'
import { readWritten } from '../embeddings/embed-sentences.ts'
import { tellOfWritten } from '../telling/tell-of-written.ts'
import { invalidateSummaries } from '../by-model/queue-writing.ts'
import { fileArticles } from './folder-rules.ts'
import { wakeNameLearner } from './lessons/name-lessons.ts'
import { rateArticles } from './rate-articles.ts'

/**
 * A step after articles were written, in the same transaction, so that either all of it happens or
 * the articles are written again. It receives the ids of at most one batch, and the time before the
 * first step. It may run twice for the same articles.
 */
export type WritingStep = (
  db: Database,
  articles: number[],
  tools: Tools,
  begun: Date,
) => Promise<void>

/**
 * An extension point for steps of other areas, in the order of the areas, because rules ask about
 * topics.
 */
export const afterWriting = extensionPoint<WritingStep>('after-writing')

/**
 * An extension point for notifying readers of articles. It runs after all other steps, because
 * rules may have hidden some articles.
 */
export const articlesTold = extensionPoint<WritingStep>('articles-told')

export async function followWriting(db: Database, articles: number[], tools: Tools): Promise<void> {
  const begun = tools.now()
  const own: WritingStep[] = [
    ...[rateArticles, fileArticles, wakeNameLearner, linkAffairs, linkFollowUps],
    keepWritten,
  ]
  const behind = [
    ...[tellOfWritten, ...tools.extensions(articlesTold)],
    ...[invalidateSummaries, readWritten],
  ]
  for (const step of [...own, ...tools.extensions(afterWriting), ...behind]) {
    await step(db, articles, tools, begun)
  }
}
