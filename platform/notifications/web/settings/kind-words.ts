import type { NotificationChannel, NotificationKind } from '../../notification-kinds.ts'

export const kindWords: Record<NotificationKind, string> = {
  breaking: 'Breaking news',
  topic: 'Topics with an alert',
  rule: 'Rules that notify',
  saved: 'Changes in saved articles',
  generation: 'Audio, video and text',
  source: 'Sources in trouble',
  hub: 'This hub',
}

export const channelWords: Record<NotificationChannel, string> = {
  panel: 'Panel',
  push: 'Push',
  email: 'Email',
  ntfy: 'ntfy',
}
