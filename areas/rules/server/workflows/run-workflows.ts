import * as z from 'zod/mini'
import { sql, type Database, type Sql, type Tools } from '#server/tools.ts'
import type { RuleAction } from '../../contract.ts'
import type { Rule } from '../conditions.ts'
import { ruleWorkflows, type RuleWorkflows } from './rule-workflows.ts'

type Listed = Awaited<ReturnType<RuleWorkflows['list']>>[number]

interface Asked {
  workflow: string
  /** The key of the action in `rule_effects`. */
  key: string
  /** A condition on `articles` for the articles that the workflow runs with. */
  those: Sql
}

/**
 * Runs a workflow with each of the articles. Each run that starts is stored as an action of the
 * rule.
 */
export async function runWorkflows(
  tools: Tools,
  db: Database,
  rule: Rule,
  { workflow, key, those }: Asked,
): Promise<void> {
  const { id, name, readerId } = rule
  const rows = await db.many(z.object({ id: z.int() }), sql`select id from articles where ${those}`)
  const articles = rows.map((row) => row.id)
  if (articles.length === 0) return
  for (const workflows of tools.extensions(ruleWorkflows)) {
    const asked = { workflow, readerId, rule: { id, name } }
    if (!(await workflows.start(tools, db, asked, articles))) continue
    await db.run(sql`
      insert into rule_effects (rule_id, article_id, did, reader_id, at)
      select ${id}, article, ${key}, ${readerId}, ${tools.now()}::timestamptz from unnest(${articles}::bigint[]) as article
      on conflict do nothing`)
  }
}

/** The reader's workflows that a rule can run. */
export async function listWorkflows(
  { extensions, db }: Pick<Tools, 'extensions' | 'db'>,
  readerId: string,
): Promise<Listed[]> {
  const lists = extensions(ruleWorkflows).map((workflows) => workflows.list(db, readerId))
  return (await Promise.all(lists)).flat()
}

/** The names of these workflows, by id. */
export async function workflowNames(
  desk: Pick<Tools, 'extensions' | 'db'>,
  readerId: string,
): Promise<Map<string, string>> {
  const all = await listWorkflows(desk, readerId)
  return new Map(all.map(({ id, name }) => [id, name]))
}

/** The reason why a rule with these actions does not run its workflows; null if it does. */
export function troubleOf(actions: readonly RuleAction[], all: readonly Listed[]): string | null {
  const wanted = actions.flatMap((action) => (action.do === 'run' ? [action.workflow] : []))
  const troubles = wanted.map((id) => {
    const found = all.find((workflow) => workflow.id === id)
    return found ? found.trouble : 'The workflow that this rule runs was deleted. Choose another.'
  })
  return troubles.find((trouble) => trouble !== null) ?? null
}
