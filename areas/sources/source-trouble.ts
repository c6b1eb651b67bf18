import type { NotificationKind } from '#platform/notification-kinds.ts'

/** Notifies of a source that keeps failing or has ended. */
export const sourceTrouble: NotificationKind<{
  name: string
  state: 'failing' | 'gone'
  message: string | null
}> = {
  id: 'source',
  group: 'news',
  label: 'Sources in trouble',
  routes: ['panel'],
  word: ({ name, state, message }) => ({
    title: state === 'gone' ? 'A source has ended' : 'A source keeps failing',
    text: name,
    details: message,
    page: '/news-hub/sources',
    action: 'View sources',
  }),
}
