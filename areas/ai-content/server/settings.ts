import { sql, type Database } from '#server/tools.ts'
import { ContentSettings } from '../contract.ts'

/** The built-in writer, which needs no endpoint. */
export const BUILT_IN = 'built-in'

const defaultSettings: ContentSettings = { modelId: BUILT_IN, creativity: 'medium', language: 'en' }

export async function readSettings(db: Database, readerId: string): Promise<ContentSettings> {
  const row = await db.maybe(
    ContentSettings,
    sql`select model_id, creativity, language from ai_content_settings where reader_id = ${readerId}`,
  )
  return row ?? defaultSettings
}
