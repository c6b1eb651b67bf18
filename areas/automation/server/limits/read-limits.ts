import { sql, type Database } from '#server/tools.ts'
import { AutomationLimits } from '../../contracts/usage-limits.ts'

/** The limits of each reader's workflows. */
export async function readLimits(db: Database): Promise<AutomationLimits> {
  return db.one(
    AutomationLimits,
    sql`select active_workflows, runs_of_month from automation_limits`,
  )
}
