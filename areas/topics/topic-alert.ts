import type { NotificationKind } from '#platform/notification-kinds.ts'

/** Notifies of a new article in a topic with an alert. */
export const topicAlert: NotificationKind<{ topic: string }> = {
  id: 'topic',
  group: 'news',
  label: 'Topics with an alert',
  routes: ['panel', 'push', 'ntfy'],
  word: ({ topic }) => ({ text: `New in your topic “${topic}”.` }),
}
