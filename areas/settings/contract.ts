import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'

/** Choices for the days after which articles are archived; -1 for never. */
export const retentionDays = [30, 60, 90, 180, 365, -1] as const
export type RetentionDays = (typeof retentionDays)[number]

/** Choices for the minutes between two refreshes. */
export const refreshMinutes = [15, 30, 60, 120] as const
export type RefreshMinutes = (typeof refreshMinutes)[number]

export const HubSettings = z.object({
  retentionDays: z.literal([...retentionDays]),
  autoRefresh: z.boolean(),
  refreshMinutes: z.literal([...refreshMinutes]),
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  /** The most bytes that articles and pictures may use; null if there is no limit but the disk. */
  maxStorageBytes: z.nullable(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
})
export type HubSettings = z.infer<typeof HubSettings>

/** The abilities of the server or the demo. Settings that would have no effect are not offered. */
export const HubAbilities = z.object({
  /** The channels by which notifications can be sent. */
  notifications: z.array(z.enum(['email', 'push'])),
  /** The number of days after archiving at which articles are deleted; null if they stay. */
  deletesAfterDays: z.nullable(z.int()),
  /** True if sources are fetched even if no page is open, each at its own frequency. */
  fetchesUnwatched: z.boolean(),
  limitsStorage: z.boolean(),
  /** The address of the list of sources as OPML; null if there is none. */
  opmlAddress: z.nullable(z.string()),
})
export type HubAbilities = z.infer<typeof HubAbilities>

/** The bytes that the articles use, and the total storage; null if the total is unknown. */
export const Storage = z.object({ usedBytes: z.int(), totalBytes: z.nullable(z.int()) })
export type Storage = z.infer<typeof Storage>

/** Settings for keeping and refreshing articles. */
export const hubSettings = defineContract('hub-settings', {
  getHubSettings: read(z.object({}), HubSettings),
  /**
   * Saves settings; fields that are left out keep their value. Only the owner may set the storage
   * limit.
   */
  saveHubSettings: write(z.partial(HubSettings), Nothing, ['not-allowed']),
  getHubAbilities: read(z.object({}), HubAbilities),
  getStorage: read(z.object({}), Storage),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'hub-settings': typeof hubSettings
  }
}
