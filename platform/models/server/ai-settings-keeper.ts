import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { aiSettings } from '../contract.ts'
import { readAiSettings } from './ai-settings.ts'
import { readActivity } from './usage.ts'
import { tellModelsChanged } from './models-changed.ts'

function serverAiSettings(tools: Desk): Api<typeof aiSettings> {
  const { db, readerId } = tools
  return {
    async getAiSettings() {
      return readAiSettings(db, readerId)
    },

    async saveAiSettings(settings) {
      await db.run(sql`
        insert into ai_settings (reader_id, settings) values (${readerId}, ${JSON.stringify(settings)})
        on conflict (reader_id) do update set settings = excluded.settings`)
      await tellModelsChanged(tools, readerId)
      // Articles change because the settings switch trends and keyphrases on and off.
      await tools.announce({ area: 'articles' })
    },

    async getAiActivity() {
      const { summaries, searches, kept, dropped } = await readActivity(db, readerId)
      const checked = kept + dropped
      return {
        summaries,
        searches,
        accuracyPercent: checked === 0 ? null : Math.round((kept / checked) * 100),
      }
    },
  }
}

/** Keeps the reader's AI settings. */
export const aiSettingsKeeper: Kept = { contract: aiSettings, open: serverAiSettings }
