import type { NotificationChannel } from '../../notification-kinds.ts'

export const channelWords: Record<NotificationChannel, string> = {
  panel: 'Panel',
  push: 'Push',
  email: 'Email',
  ntfy: 'ntfy',
}
