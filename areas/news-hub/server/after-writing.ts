import type { Database, Tools } from '#server/tools.ts'
import { noteKeywords } from './article-keywords.ts'
import { fileArticles } from './feed-settings/folder-rules.ts'
import { learnSubjects } from './subject-lessons.ts'

/**
 * What follows from articles that were just written, in the same transaction: all of it happens, or the
 * articles are written again. Given the ids of at most a batch; may run twice for the same articles.
 */
type Step = (db: Database, articles: number[], tools: Tools) => Promise<void>

const steps: Step[] = [fileArticles, learnSubjects, noteKeywords]

export async function followWriting(db: Database, articles: number[], tools: Tools): Promise<void> {
  for (const step of steps) await step(db, articles, tools)
}
