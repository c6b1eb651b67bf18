/** Channels of notifications: the panel, devices, email and ntfy. */
export const notificationChannels = ['panel', 'push', 'email', 'ntfy'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** The most kinds in a reader's settings. */
export const MOST_KINDS = 60

/**
 * A kind of notification. One event can be of several kinds: a breaking article may also belong to
 * a topic.
 */
export interface NotificationKind<Facts = any> {
  id: string
  /** The id of the panel's group that shows it. */
  group: string
  /** The label in the settings, such as "Rules that notify". */
  label: string
  /** The default channels. */
  routes: readonly NotificationChannel[]
  /** The tab of the right panel that the notification opens; absent if it opens a page. */
  tab?: string
  /** Describes the event in words. */
  word(facts: Facts): Wording
}

/** The words of a notification. If the title or the page is absent, that of its article is used. */
export interface Wording {
  title?: string
  text: string
  details?: string | null
  /** The page to which the action leads; `action` is the label of the action. */
  page?: string
  action?: string
}

/** A group of notifications in the panel. */
export interface NotificationGroup {
  id: string
  label: string
  /** The name of an icon in web/NotificationsTab.tsx. */
  icon: string
}

/** The kinds and groups that an area adds to notifications. */
export interface NotificationPart {
  notificationKinds?: readonly NotificationKind[]
  notificationGroups?: readonly NotificationGroup[]
}

/**
 * The kinds of all areas. The areas are in reverse order, so that the server's own kinds come last.
 */
export function kindsIn(parts: readonly NotificationPart[]): NotificationKind[] {
  return parts.flatMap(({ notificationKinds = [] }) => notificationKinds).toReversed()
}

export function groupsIn(parts: readonly NotificationPart[]): NotificationGroup[] {
  return parts.flatMap(({ notificationGroups = [] }) => notificationGroups)
}
