import type { NotificationKind } from '#platform/notification-kinds.ts'

/** Notifies that the text of a saved article has changed. */
export const savedChange: NotificationKind<object> = {
  id: 'saved',
  group: 'news',
  label: 'Changes in saved articles',
  routes: ['panel'],
  word: () => ({ text: 'A saved article says something else now.', action: 'See what changed' }),
}
