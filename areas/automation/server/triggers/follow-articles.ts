import { articleFacts } from '#areas/articles/server/lends/article.ts'
import { isMostlyFollowed, listArticles } from '#areas/articles/server/lends/lists.ts'
import { matchesAmong, type Conditions } from '#areas/rules/server/lends.ts'
import { Problem } from '#core/problem.ts'
import { HAPPENINGS } from '#core/limits.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { articleMatches } from '../../happenings.ts'
import { fire } from './fire.ts'
import { meets } from './meets.ts'
import { TriggerRow, triggerColumns } from '../rows/trigger-rows.ts'

const HOUR_MS = 3_600_000

/**
 * Fires the triggers that wait for articles, in the transaction that wrote the articles. A trigger
 * fires once for an article.
 */
export async function followArticles(db: Database, ids: number[], tools: Tools): Promise<void> {
  const triggers = await db.many(
    TriggerRow,
    sql`select ${triggerColumns} from automation_triggers
        where kind = 'happening' and draft ->> 'name' = ${articleMatches.name} and is_active and deleted_at is null
          and exists (select from automation_workflows where trigger_id = automation_triggers.id
            and status = 'active' and deleted_at is null)`,
  )
  for (const trigger of triggers) await followFor(db, ids, tools, trigger)
}

/** The cause of a run for an article, in words. */
export const causeOfArticle = ({ title }: { title: string }) => `Article: ${title}`

async function followFor(db: Database, ids: number[], tools: Tools, trigger: TriggerRow) {
  const { readerId, draft, activeSince } = trigger
  if (draft.kind !== 'happening') return
  const scope = { db, readerId, now: tools.now() }
  const oldest = new Date(tools.now().getTime() - HAPPENINGS.newsHours * HOUR_MS)
  const articles = await listArticles(
    scope,
    sql`where id = any(${ids}) and created_at >= ${activeSince} and published_at > ${oldest}
        and ${isMostlyFollowed(scope)} order by id`,
  )
  const met = draft.rule && (await findMet(tools, db, readerId, draft.rule, ids))
  for (const article of articles) {
    if (met && !met.has(article.id)) continue
    const facts = { article: articleFacts(article, tools.publicAddress) }
    if (!meets(tools, draft.when, facts)) continue
    await fire(tools, db, trigger, {
      cause: `article/${article.id}`,
      words: causeOfArticle(article),
      trigger: facts,
    })
  }
}

/**
 * Finds the articles that meet the conditions. Empty if the conditions cannot be compared, because
 * a reader's pattern must not keep news from being stored.
 */
async function findMet(tools: Tools, db: Database, ...asked: [string, Conditions, number[]]) {
  try {
    return (await matchesAmong(tools, db, ...asked)).ids
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    tools.log.debug({ err: error }, 'The conditions of a rule could not be compared')
    return new Set<number>()
  }
}
