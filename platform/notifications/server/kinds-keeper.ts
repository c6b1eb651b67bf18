import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Desk } from '#server/tools.ts'
import { notificationKinds } from '../contracts/kinds.ts'
import { groupsIn } from '#platform/notification-kinds.ts'
import { kindsOf, notificationParts } from './notification-parts.ts'

function serverNotificationKinds({ extensions }: Desk): Api<typeof notificationKinds> {
  return {
    listKinds: async () => kindsOf(extensions).map(({ id, label }) => ({ id, label })),
    listGroups: async () => groupsIn(extensions(notificationParts)),
  }
}

/** Keeps the kinds of notifications. */
export const notificationKindsKeeper: Kept = {
  contract: notificationKinds,
  open: serverNotificationKinds,
  about: {
    listKinds: 'The kinds of notifications, whose routes can be chosen.',
    listGroups: 'The groups that the notifications of the panel can be filtered by.',
  } satisfies Record<keyof typeof notificationKinds, string>,
}
