import type { Notification } from './contract.ts'

export const notificationFilters = [
  { value: 'all', label: 'All' },
  { value: 'news', label: 'News' },
  { value: 'app-studio', label: 'App Studio' },
  { value: 'ai-lab', label: 'AI Lab' },
  { value: 'builds', label: 'Builds' },
] as const
export type NotificationFilter = (typeof notificationFilters)[number]['value']

export function filterNotifications<Item extends Pick<Notification, 'category'>>(
  notifications: readonly Item[],
  filter: NotificationFilter,
): Item[] {
  return notifications.filter(({ category }) => filter === 'all' || filter === category)
}
