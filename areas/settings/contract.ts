import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'

/** The days after which articles are archived; -1 for never. */
export const retentionDays = [30, 60, 90, 180, 365, -1] as const
export type RetentionDays = (typeof retentionDays)[number]

/** Choices of the minutes between two refreshes. */
export const refreshMinutes = [15, 30, 60, 120] as const
export type RefreshMinutes = (typeof refreshMinutes)[number]

export const HubSettings = z.object({
  retentionDays: z.literal([...retentionDays]),
  autoRefresh: z.boolean(),
  refreshMinutes: z.literal([...refreshMinutes]),
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  /** The most bytes that articles and pictures may take; null if only the disk is the limit. */
  maxStorageBytes: z.nullable(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
})
export type HubSettings = z.infer<typeof HubSettings>

/** The abilities of this door: a setting that would change nothing is not offered. */
export const HubAbilities = z.object({
  /** The channels by which it can notify. */
  notifications: z.array(z.enum(['email', 'push'])),
  /** Archived articles are deleted after this many more days; null where they stay and search finds them. */
  deletesAfterDays: z.nullable(z.int()),
  /** True if sources are fetched while no page is open, each at its own frequency. */
  fetchesUnwatched: z.boolean(),
  limitsStorage: z.boolean(),
  /** The address of the list of sources as OPML; null if there is none. */
  opmlAddress: z.nullable(z.string()),
})
export type HubAbilities = z.infer<typeof HubAbilities>

/** The room that the articles take, and all there is; null where nobody can tell. */
export const Storage = z.object({ usedBytes: z.int(), totalBytes: z.nullable(z.int()) })
export type Storage = z.infer<typeof Storage>

/** Settings for keeping and refreshing articles. */
export const hubSettings = defineContract('hub-settings', {
  getHubSettings: read(z.object({}), HubSettings),
  /** Fields that are left out keep their value. The storage limit is the owner's to set. */
  saveHubSettings: write(z.partial(HubSettings), Nothing, ['not-allowed']),
  getHubAbilities: read(z.object({}), HubAbilities),
  getStorage: read(z.object({}), Storage),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'hub-settings': typeof hubSettings
  }
}
