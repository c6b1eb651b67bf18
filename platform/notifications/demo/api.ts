import type { Api } from '#core/contract.ts'
import type { notifications } from '../contract.ts'
import type { notificationKinds } from '../contracts/kinds.ts'
import { groupsIn, kindsIn, type NotificationPart } from '#platform/notification-kinds.ts'
import { sampleNotifications } from './notifications.ts'

export function demoNotifications({ now }: { now: Date }): Api<typeof notifications> {
  return {
    async listNotifications() {
      return sampleNotifications(now)
    },

    async hasNew() {
      return true
    },
  }
}

export function demoNotificationKinds(
  parts: readonly NotificationPart[],
): Api<typeof notificationKinds> {
  return {
    listKinds: async () => kindsIn(parts),
    listGroups: async () => groupsIn(parts),
  }
}
