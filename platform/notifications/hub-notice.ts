import type { NotificationKind, Wording } from '#platform/notification-kinds.ts'

/** Notifications about the server itself, such as a new reader or a fault. */
export const hubNotice: NotificationKind<Wording> = {
  id: 'hub',
  group: 'news',
  label: 'This server',
  routes: ['panel'],
  word: (wording) => wording,
}
