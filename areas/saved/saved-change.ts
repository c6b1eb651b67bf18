import type { NotificationKind } from '#platform/notification-kinds.ts'

/** A saved article that says something else now. */
export const savedChange: NotificationKind<object> = {
  id: 'saved',
  group: 'news',
  label: 'Changes in saved articles',
  routes: ['panel'],
  word: () => ({ text: 'A saved article says something else now.', action: 'See what changed' }),
}
