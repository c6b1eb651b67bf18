import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { decidesForAll, isOwner } from '#server/access/readers.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { HubSettings, type hubSettings } from '../contract.ts'
import { GRACE_DAYS } from '#feeds/store/retention.ts'
import { opmlAddress } from '#areas/sources/server/lends.ts'
import { keepBySource, storageMeter } from '#areas/articles/server/lends/keeping.ts'

/** The first settings never archive articles, and leave the frequency to each source. */
const firstSettings: HubSettings = {
  retentionDays: -1,
  autoRefresh: true,
  refreshMinutes: 15,
  emailNotifications: false,
  pushNotifications: false,
  maxStorageBytes: null,
}

/** A reader's settings, which fetching and retention use. */
export function serverHubSettings(tools: Desk): Api<typeof hubSettings> {
  const { db, readerId } = tools
  const measure = storageMeter(tools.world)

  return {
    async getHubSettings() {
      return readSettings(db, readerId)
    },

    async saveHubSettings(changes) {
      const limitsStorage = changes.maxStorageBytes !== undefined
      if (limitsStorage && !(await decidesForAll(tools.world.db, readerId))) {
        throw new Problem('not-allowed', 'Only an owner can limit the storage of this server.')
      }
      await db.transaction((db) => changeSettings(db, readerId, changes, tools.now()))
      await tools.enqueue(keepBySource, {}, { dedupeKey: 'now' })
      // Lists may now hide older articles, and the next fetch of each source may have changed.
      await tools.announce({ area: 'sources' })
      await tools.announce({ area: 'hub-settings' })
    },

    async getHubAbilities() {
      return {
        notifications: [],
        deletesAfterDays: GRACE_DAYS,
        fetchesUnwatched: true,
        // Only the owner may set a limit, because it deletes articles of all readers.
        limitsStorage: await isOwner(tools.world.db, readerId),
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

/** Makes one change at a time, so that neither of two simultaneous changes is lost. */
async function changeSettings(
  db: Database,
  readerId: string,
  changes: Partial<HubSettings>,
  now: Date,
): Promise<void> {
  await db.run(sql`select from readers where id = ${readerId} for no key update`)
  const former = await readSettings(db, readerId)
  const settings = { ...former, ...changes }
  const tightenedAt = keepsLess(settings, former) ? now : null
  await db.run(sql`
    insert into hub_settings as kept (reader_id, retention_days, auto_refresh, refresh_minutes,
      email_notifications, push_notifications, max_storage_bytes, tightened_at)
    values (${readerId}, ${settings.retentionDays}, ${settings.autoRefresh}, ${settings.refreshMinutes},
      ${settings.emailNotifications}, ${settings.pushNotifications}, ${settings.maxStorageBytes}, ${now})
    on conflict (reader_id) do update set retention_days = excluded.retention_days,
      auto_refresh = excluded.auto_refresh, refresh_minutes = excluded.refresh_minutes,
      email_notifications = excluded.email_notifications,
      push_notifications = excluded.push_notifications,
      max_storage_bytes = excluded.max_storage_bytes,
      tightened_at = coalesce(${tightenedAt}::timestamptz, kept.tightened_at)`)
}

function keepsLess(settings: HubSettings, former: HubSettings): boolean {
  const days = ({ retentionDays }: HubSettings) => (retentionDays < 0 ? Infinity : retentionDays)
  const bytes = ({ maxStorageBytes }: HubSettings) => maxStorageBytes ?? Infinity
  return days(settings) < days(former) || bytes(settings) < bytes(former)
}
