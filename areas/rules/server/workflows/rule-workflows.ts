import { extensionPoint } from '#server/extension-points.ts'
import type { Database, Tools } from '#server/tools.ts'

/** Runs workflows for rules, without the rules knowing who carries them out. */
export interface RuleWorkflows {
  /** The rules of a reader. `trouble` is the reason why one does not run; null if it does. */
  list(
    db: Database,
    readerId: string,
  ): Promise<{ id: string; name: string; trouble: string | null }[]>
  /** Starts a run with each article, once, in the transaction of `db`. False if the workflow is gone or paused. */
  start(
    tools: Tools,
    db: Database,
    asked: { workflow: string; readerId: string; rule: { id: string; name: string } },
    articles: readonly number[],
  ): Promise<boolean>
}

export const ruleWorkflows = extensionPoint<RuleWorkflows>('workflows of rules')
