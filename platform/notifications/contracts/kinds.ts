import * as z from 'zod/mini'
import { defineContract, Id, read } from '#core/contract.ts'

/** Kinds of notifications, by the areas that send them. */
export const notificationKinds = defineContract('notifications/kinds', {
  /** The kinds that a reader can route, in the order of the settings. */
  listKinds: read(z.object({}), z.array(z.object({ id: Id, label: z.string() }))),
  /** The groups that the panel can be filtered by. */
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
