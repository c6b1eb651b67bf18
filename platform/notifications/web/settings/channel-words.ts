import type { NotificationChannel } from '#platform/notification-kinds.ts'

export const channelWords: Record<NotificationChannel, string> = {
  panel: 'Panel',
  push: 'Push',
  email: 'Email',
  ntfy: 'ntfy',
}
