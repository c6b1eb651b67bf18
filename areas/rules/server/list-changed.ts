import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { ArticleMark } from '#areas/articles/contract.ts'
import { RuleAction, type RuleWork, type ChangedArticle } from '../contract.ts'
import { doneWords } from '../rule-words.ts'
import { categoryNames } from './source-names.ts'
import { chooseTranslator } from './translating/translate-summaries.ts'
import { listWorkflows, troubleOf, workflowNames } from './workflows/run-workflows.ts'

const PAGE = 20
const COUNTED = 1000

const Work = z.object({
  id: z.string(),
  changed: z.int(),
  isBusy: z.boolean(),
  actions: z.array(RuleAction),
  translating: z.int(),
  trouble: z.nullable(z.string()),
})

/** Reads the progress and the problems of each rule of a reader. */
export async function listWork({ db, readerId, extensions }: Desk): Promise<RuleWork[]> {
  const rows = await db.many(
    Work,
    sql`select id, past_below is not null as is_busy,
          definition->'actions' as actions,
          (select count(*) from (
            select from article_translations
            where rule_id = rules.id and state = 'waiting' and text is null limit ${COUNTED}) as waiting) as translating,
          (select message from article_translations
            where rule_id = rules.id and state = 'waiting' and message is not null
            order by article_id desc limit 1) as trouble,
          (select count(*) from (
            select distinct article_id from rule_effects
            where rule_id = rules.id and undone_at is null limit ${COUNTED}) as seen) as changed
        from rules where reader_id = ${readerId} order by position, id`,
  )
  const has = (actions: RuleAction[], what: RuleAction['do']) =>
    actions.some((action) => action.do === what)
  const isAsked = rows.some(({ actions }) => has(actions, 'translate'))
  const hasTranslator = isAsked && (await chooseTranslator({ db }, readerId)) !== null
  const workflows = rows.some(({ actions }) => has(actions, 'run'))
    ? await listWorkflows({ db, extensions }, readerId)
    : []
  return rows.map(({ actions, ...work }) => ({
    ...work,
    needsEndpoint: has(actions, 'translate') && !hasTranslator,
    workflowTrouble: troubleOf(actions, workflows),
  }))
}

const ChangedRow = z.object({
  id: z.int(),
  title: z.string(),
  publishedTime: Time,
  did: z.array(z.string()),
})

/** Lists the articles that a rule changed, newest first, with its actions. */
export async function listChangedArticles(
  { db, readerId, extensions }: Desk,
  rule: string,
  before?: number,
): Promise<{ articles: ChangedArticle[]; next: number | null }> {
  const below = before === undefined ? sql`` : sql`and article_id < ${before}`
  const rows = await db.many(
    ChangedRow,
    sql`select articles.id, title, published_at as published_time, did from (
          select article_id, array_agg(did order by did) as did from rule_effects
          where rule_id = ${rule} and reader_id = ${readerId} and undone_at is null ${below}
          group by article_id order by article_id desc limit ${PAGE + 1}
        ) as changed join articles on articles.id = article_id
        order by articles.id desc`,
  )
  const sets = [
    await categoryNames(db, readerId),
    await workflowNames({ db, extensions }, readerId),
  ]
  const names = new Map(sets.flatMap((each) => [...each]))
  const did = (keys: string[]) => keys.map((key) => doneWords(key, names))
  const articles = rows.slice(0, PAGE).map((row) => ({ ...row, did: did(row.did) }))
  return { articles, next: rows.length > PAGE ? articles.at(-1)!.id : null }
}

const Mark = z.object({ rule: z.string(), name: z.string(), did: z.array(z.string()) })

/**
 * Actions of rules on one article. Translations are left out, because they are shown themselves,
 * and so are runs of workflows.
 */
export async function readMarks(
  db: Database,
  readerId: string,
  article: number,
): Promise<ArticleMark[]> {
  const rows = await db.many(
    Mark,
    sql`select rules.id as rule, name, array_agg(did order by did) as did
        from rule_effects join rules on rules.id = rule_id
        where article_id = ${article} and rule_effects.reader_id = ${readerId} and undone_at is null
          and did not like 'translate:%' and did not like 'run:%'
        group by rules.id order by position, rules.id`,
  )
  if (rows.length === 0) return []
  const names = await categoryNames(db, readerId)
  return rows.map((row) => ({ ...row, did: row.did.map((key) => doneWords(key, names)) }))
}
