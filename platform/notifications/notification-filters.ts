import type { Notification } from './contract.ts'
import type { NotificationGroup } from '#platform/notification-kinds.ts'

export const ALL = 'all'

/** The filters of the panel: everything, or one group. */
export function notificationFilters(
  groups: readonly Pick<NotificationGroup, 'id' | 'label'>[],
): { value: string; label: string }[] {
  return [{ value: ALL, label: 'All' }, ...groups.map(({ id, label }) => ({ value: id, label }))]
}

export function filterNotifications<Item extends Pick<Notification, 'category'>>(
  notifications: readonly Item[],
  filter: string,
): Item[] {
  return notifications.filter(({ category }) => filter === ALL || filter === category)
}
