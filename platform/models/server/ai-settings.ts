import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { defaultAiSettings } from '../ai-settings.ts'
import { AiSettings } from '../contract.ts'

/** Reads the reader's AI settings. */
export async function readAiSettings(db: Database, readerId: string): Promise<AiSettings> {
  const kept = await db.maybe(
    z.object({ settings: z.partial(AiSettings) }),
    sql`select settings from ai_settings where reader_id = ${readerId}`,
  )
  return { ...defaultAiSettings, ...kept?.settings }
}
