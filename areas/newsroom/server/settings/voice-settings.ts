import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { VoiceSettings } from '../../contracts/voices.ts'

export const usualVoices: VoiceSettings = {
  endpointModel: '',
  endpointVoiceA: '',
  endpointVoiceB: '',
  modelFolder: '',
  modelLanguage: 'en',
  videoHeight: 720,
  videoContainer: 'mp4',
  keepsDays: 90,
}

/** Reads the reader's settings, or else the default ones. */
export async function readVoiceSettings(db: Database, readerId: string): Promise<VoiceSettings> {
  const row = await db.maybe(
    z.object({ settings: z.partial(VoiceSettings) }),
    sql`select settings from newsroom_settings where reader_id = ${readerId}`,
  )
  return { ...usualVoices, ...row?.settings }
}

export async function saveVoiceSettings(
  db: Database,
  readerId: string,
  settings: VoiceSettings,
): Promise<void> {
  await db.run(sql`
    insert into newsroom_settings (reader_id, settings) values (${readerId}, ${JSON.stringify(settings)})
    on conflict (reader_id) do update set settings = excluded.settings`)
}
