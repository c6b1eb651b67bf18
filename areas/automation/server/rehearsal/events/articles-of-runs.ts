import * as z from 'zod/mini'
import { listRunsOf, type RunOfKind } from '#platform/runs/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import { FLOW } from '../../../limits.ts'
import { workflowRun } from '../../rows/workflow-run.ts'
import { causeOfArticle } from '../../triggers/follow-articles.ts'
import type { PastEvent } from './past-event.ts'

/** The parts of a run's input that describe its article. */
export const ARTICLE_PARTS = ['cause', 'trigger'] as const

const Known = z.object({
  cause: z.string(),
  trigger: z.object({
    article: z.object({ id: z.int(), title: z.string(), publishedTime: z.string() }),
  }),
})

/**
 * The article that started a run, in its form at that time; null if something else started the run.
 */
export function articleOfRun(
  { id, input }: Pick<RunOfKind, 'id' | 'input'>,
  isMet: (facts: unknown) => boolean,
): PastEvent | null {
  const known = Known.safeParse(input).data
  const article = known?.trigger.article
  if (!article || known.cause !== causeOfArticle(article)) return null
  const facts = input!['trigger']
  return {
    ...{ key: `run/${id}`, position: article.id, at: article.publishedTime },
    ...{ words: article.title, page: `/news-hub/feed?article=${article.id}`, facts },
    isMet: isMet(facts),
  }
}

/**
 * Articles that started a run and met these conditions at that time, by the ids that they had then.
 */
export async function articlesOfRuns(
  { db, readerId }: Pick<Desk, 'db' | 'readerId'>,
  workflow: string,
  isMet: (facts: unknown) => boolean,
  since: Date,
): Promise<Map<number, PastEvent>> {
  const of = { kind: workflowRun, readerId, parentId: workflow }
  const runs = await listRunsOf(db, of, { parts: ARTICLE_PARTS, most: FLOW.runsKept * 2 })
  const events = runs.flatMap((run) => articleOfRun(run, isMet) ?? [])
  return new Map(
    events
      .filter((event) => event.isMet && new Date(event.at) > since)
      .map((event) => [event.position, event]),
  )
}
