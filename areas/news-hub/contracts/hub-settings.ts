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
})
export type HubSettings = z.infer<typeof HubSettings>

/** How the hub keeps and refreshes what it has. */
export const hubSettings = defineContract('hub-settings', {
  getHubSettings: read(z.object({}), HubSettings),
  saveHubSettings: write(HubSettings, Nothing),
  /** How much room the articles take, of how much there is. */
  getStorage: read(z.object({}), z.object({ usedBytes: z.int(), totalBytes: z.int() })),
})
