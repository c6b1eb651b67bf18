import { extensionPoint } from '#server/extension-points.ts'
import type { Database, Tools } from '#server/tools.ts'

/** Runs workflows for rules; another area implements it. */
export interface RuleWorkflows {
  /**
   * The reader's workflows that rules can run. `trouble` is the reason why a workflow does not run;
   * null if it does.
   */
  list(
    db: Database,
    readerId: string,
  ): Promise<{ id: string; name: string; trouble: string | null }[]>
  /**
   * Starts one run for each article, in the transaction of `db`. False if the workflow is gone or
   * paused.
   */
  start(
    tools: Tools,
    db: Database,
    asked: { workflow: string; readerId: string; rule: { id: string; name: string } },
    articles: readonly number[],
  ): Promise<boolean>
}

export const ruleWorkflows = extensionPoint<RuleWorkflows>('workflows of rules')
