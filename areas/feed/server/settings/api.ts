import type { Api } from '#core/contract.ts'
import { demandHub, settingsOf } from '#areas/hubs/server/lends.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { feedSettings } from '../../contracts/feed-settings.ts'
import { serverFolderSettings } from './folder-settings.ts'
import { readChoices } from './module-choices.ts'
import { readModule } from './module-settings.ts'

/** The settings of the reader's feed. */
export function serverFeedSettings(tools: Desk): Api<typeof feedSettings> {
  const { db, readerId } = tools
  return {
    ...serverFolderSettings(tools),

    async getModuleChoices({ module }) {
      return readChoices(db, readerId, module)
    },

    async getModuleSettings({ module, hub }) {
      const settings = await readModule({ db, readerId, hub }, module)
      const { profiles, tags } = await readChoices(db, readerId, module)
      const isOffered = profiles.some(({ value }) => value === settings.personalizationProfile)
      return {
        personalizationProfile: isOffered ? settings.personalizationProfile : 'general',
        selectedSourceTags: settings.selectedSourceTags.filter((tag) =>
          tags.some(({ value }) => value === tag),
        ),
      }
    },

    async saveModuleSettings({ module, settings, hub }) {
      await demandHub(db, readerId, hub)
      const { profiles, tags } = await readChoices(db, readerId, module)
      const isKnown =
        profiles.some(({ value }) => value === settings.personalizationProfile) &&
        settings.selectedSourceTags.every((tag) => tags.some(({ value }) => value === tag))
      if (!isKnown)
        throw new Problem(
          'invalid',
          'One of these profiles or tags no longer exists. Open the settings again to see the current ones.',
        )
      await db.run(sql`
        insert into module_settings (reader_id, hub_id, module, personalization_profile, source_tags)
        values (${readerId}, ${settingsOf(hub)}, ${module}, ${settings.personalizationProfile}, ${settings.selectedSourceTags})
        on conflict (reader_id, hub_id, module) do update set
          personalization_profile = excluded.personalization_profile, source_tags = excluded.source_tags`)
      await tools.announce({ area: 'articles' })
    },
  }
}
