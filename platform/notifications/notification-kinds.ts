/** What a notification can be of. One event can be of several: a breaking article that a topic holds, too. */
export const notificationKinds = [
  'breaking',
  'topic',
  'rule',
  'saved',
  'generation',
  'source',
  'hub',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Where it can go: into the panel, to devices, by email, by ntfy. */
export const notificationChannels = ['panel', 'push', 'email', 'ntfy'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** The part of the panel that shows a kind. */
export function panelCategory(kinds: readonly string[]): 'news' | 'ai-lab' {
  return kinds.includes('generation') ? 'ai-lab' : 'news'
}
