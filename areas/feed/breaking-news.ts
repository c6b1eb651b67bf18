import type { NotificationKind } from '#platform/notification-kinds.ts'

/** A notification of a breaking article from the sources that its reader follows. */
export const breakingNews: NotificationKind<object> = {
  id: 'breaking',
  group: 'news',
  label: 'Breaking news',
  routes: ['panel', 'push', 'ntfy'],
  word: () => ({ text: 'Breaking news in what you follow.' }),
}
