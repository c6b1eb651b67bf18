import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'

/** After how many days articles are archived; -1 is never. */
export const retentionDays = [30, 60, 90, 180, 365, -1] as const
export type RetentionDays = (typeof retentionDays)[number]

/** How many minutes lie between two refreshes. */
export const refreshMinutes = [15, 30, 60, 120] as const
export type RefreshMinutes = (typeof refreshMinutes)[number]

export const HubSettings = z.object({
  retentionDays: z.literal([...retentionDays]),
  autoRefresh: z.boolean(),
  refreshMinutes: z.literal([...refreshMinutes]),
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  /** What articles and pictures may take at most; null is all the room there is. */
  maxStorageBytes: z.nullable(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
})
export type HubSettings = z.infer<typeof HubSettings>

/** What this door can do: a setting that would change nothing is not offered. */
export const HubAbilities = z.object({
  /** Ways in which it can speak up. */
  notifications: z.array(z.enum(['email', 'push'])),
  /** Archived articles are deleted after so many more days; null where they stay and search finds them. */
  deletesAfterDays: z.nullable(z.int()),
  /** Whether sources are fetched while nobody looks, each at its own frequency. */
  fetchesUnwatched: z.boolean(),
  limitsStorage: z.boolean(),
  /** Where the list of sources can be had as OPML. */
  opmlAddress: z.nullable(z.string()),
})
export type HubAbilities = z.infer<typeof HubAbilities>

/** How much room the articles take, of how much there is; null where nobody can tell. */
export const Storage = z.object({ usedBytes: z.int(), totalBytes: z.nullable(z.int()) })
export type Storage = z.infer<typeof Storage>

/** How the hub keeps and refreshes what it has. */
export const hubSettings = defineContract('hub-settings', {
  getHubSettings: read(z.object({}), HubSettings),
  /** What is not given stays as it is. The storage limit is the owner's to set. */
  saveHubSettings: write(z.partial(HubSettings), Nothing, ['not-allowed']),
  getHubAbilities: read(z.object({}), HubAbilities),
  getStorage: read(z.object({}), Storage),
})
