import type { Api } from '#core/contract.ts'
import type { notifications } from '../contract.ts'
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
