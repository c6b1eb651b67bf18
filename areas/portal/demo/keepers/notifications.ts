import type { Api } from '#core/contract.ts'
import type { notifications } from '../../contracts/notifications.ts'

export function demoNotifications(): Api<typeof notifications> {
  return {}
}
