import type { Api } from '#core/contract.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { HubSettings, type hubSettings } from '../contracts/hub-settings.ts'
import { GRACE_DAYS } from './retention.ts'
import { opmlAddress } from './export-opml.ts'
import { storageMeter } from './storage.ts'

/** Nothing is deleted that nobody asked to delete, and each source's own frequency decides. */
const firstSettings: HubSettings = {
  retentionDays: -1,
  autoRefresh: true,
  refreshMinutes: 15,
  emailNotifications: false,
  pushNotifications: false,
  maxStorageBytes: null,
}

/** A reader's settings of the hub, which fetching and retention go by. */
export function serverHubSettings(tools: Tools, readerId: string): Api<typeof hubSettings> {
  const { db } = tools
  const measure = storageMeter(tools)

  return {
    async getHubSettings() {
      return readSettings(db, readerId)
    },

    async saveHubSettings(settings) {
      const { retentionDays, autoRefresh, refreshMinutes, maxStorageBytes } = settings
      const { emailNotifications, pushNotifications } = settings
      await db.run(sql`
        insert into hub_settings as former (reader_id, retention_days, auto_refresh, refresh_minutes,
          email_notifications, push_notifications, max_storage_bytes, tightened_at)
        values (${readerId}, ${retentionDays}, ${autoRefresh}, ${refreshMinutes},
          ${emailNotifications}, ${pushNotifications}, ${maxStorageBytes}, ${tools.now()})
        on conflict (reader_id) do update set retention_days = excluded.retention_days,
          auto_refresh = excluded.auto_refresh, refresh_minutes = excluded.refresh_minutes,
          email_notifications = excluded.email_notifications,
          push_notifications = excluded.push_notifications,
          max_storage_bytes = excluded.max_storage_bytes,
          tightened_at = case
            when (excluded.retention_days > 0
                and (former.retention_days < 0 or excluded.retention_days < former.retention_days))
              or excluded.max_storage_bytes < coalesce(former.max_storage_bytes, ${Number.MAX_SAFE_INTEGER})
            then excluded.tightened_at else former.tightened_at end`)
      // Lists leave out what is older now, and sources have other times of their next run.
      await tools.announce({ area: 'news-hub' })
      await tools.announce({ area: 'hub-settings' })
    },

    async getHubAbilities() {
      return {
        notifications: [],
        deletesAfterDays: GRACE_DAYS,
        fetchesUnwatched: true,
        limitsStorage: true,
        opmlAddress,
      }
    },

    async getStorage() {
      return measure((await readSettings(db, readerId)).maxStorageBytes)
    },
  }
}

async function readSettings(db: Database, readerId: string): Promise<HubSettings> {
  const settings = await db.maybe(
    HubSettings,
    sql`select retention_days, auto_refresh, refresh_minutes, email_notifications,
          push_notifications, max_storage_bytes
        from hub_settings where reader_id = ${readerId}`,
  )
  return settings ?? firstSettings
}
