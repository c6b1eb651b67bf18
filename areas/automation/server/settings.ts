import { AutomationSettings } from '../contract.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Database } from '#server/tools.ts'

export const defaultSettings: AutomationSettings = {
  retriesFailed: true,
  timeoutSeconds: 60,
  logging: 'warning',
}

/** The settings of a reader's workflows. */
export async function readSettings(db: Database, readerId: string): Promise<AutomationSettings> {
  const row = await db.maybe(
    AutomationSettings,
    prepared(
      sql`select retries_failed, timeout_seconds, logging from automation_settings where reader_id = ${readerId}`,
    ),
  )
  return row ?? defaultSettings
}
