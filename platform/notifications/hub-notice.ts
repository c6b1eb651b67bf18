import type { NotificationKind, Wording } from '#platform/notification-kinds.ts'

/** News of the server itself: somebody new who reads here, or something of it that stopped. */
export const hubNotice: NotificationKind<Wording> = {
  id: 'hub',
  group: 'news',
  label: 'This server',
  routes: ['panel'],
  word: (wording) => wording,
}
