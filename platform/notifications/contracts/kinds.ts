import * as z from 'zod/mini'
import { defineContract, Id, read } from '#core/contract.ts'

/** Kinds and groups of notifications, which areas declare. */
export const notificationKinds = defineContract('notifications/kinds', {
  /** Lists the kinds for which a reader can choose channels, in the order of the settings. */
  listKinds: read(z.object({}), z.array(z.object({ id: Id, label: z.string() }))),
  /** Lists the groups by which the panel can be filtered. */
  listGroups: read(
    z.object({}),
    z.array(z.object({ id: Id, label: z.string(), icon: z.string() })),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'notifications/kinds': typeof notificationKinds
  }
}
