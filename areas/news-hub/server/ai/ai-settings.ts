import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import type { Area } from '#server/area.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { defaultAiSettings } from '../../ai-settings.ts'
import { AiSettings, aiSettings } from '../../contracts/ai-settings.ts'

/** What the reader lets AI do. */
export async function readAiSettings(db: Database, readerId: string): Promise<AiSettings> {
  const kept = await db.maybe(
    z.object({ settings: z.partial(AiSettings) }),
    sql`select settings from ai_settings where reader_id = ${readerId}`,
  )
  return { ...defaultAiSettings, ...kept?.settings }
}

function serverAiSettings({ db, announce }: Tools, readerId: string): Api<typeof aiSettings> {
  return {
    async getAiSettings() {
      return readAiSettings(db, readerId)
    },

    async saveAiSettings(settings) {
      await db.run(sql`
        insert into ai_settings (reader_id, settings) values (${readerId}, ${JSON.stringify(settings)})
        on conflict (reader_id) do update set settings = excluded.settings`)
      // Trends and the keyphrases of articles come and go with their switches.
      await announce({ area: 'trends' })
      await announce({ area: 'news-hub' })
    },

    async getAiActivity() {
      return { summaries: 0, searches: 0, accuracyPercent: 0 }
    },
  }
}

/** What AI does for the reader. */
export const aiSettingsArea: Area = { contract: aiSettings, open: serverAiSettings, jobs: [] }
