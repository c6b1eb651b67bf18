/** Ways of a notification: into the panel, to devices, by email, by ntfy. */
export const notificationChannels = ['panel', 'push', 'email', 'ntfy'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** The number of kinds that fit into the settings of a reader. */
export const MOST_KINDS = 60

/** A kind of notification. One event can have several kinds: a breaking article may be in a topic, too. */
export interface NotificationKind<Facts = any> {
  id: string
  /** The part of the panel that shows it: the id of a group. */
  group: string
  /** Its row in the settings, such as "Rules that notify". */
  label: string
  /** Its channels by default. */
  routes: readonly NotificationChannel[]
  /** The tab of the right panel to open, if that is better than a page. */
  tab?: string
  /** Says the event in words. */
  word(facts: Facts): Wording
}

/** A notification in words. Without a title and a page, it has those of its article. */
export interface Wording {
  title?: string
  text: string
  details?: string | null
  /** The page that its action leads to, and the label of the action. */
  page?: string
  action?: string
}

/** A part of the panel. */
export interface NotificationGroup {
  id: string
  label: string
  /** A name that web/NotificationsTab.tsx knows. */
  icon: string
}

/** An area's additions to notifications. */
export interface NotificationPart {
  notificationKinds?: readonly NotificationKind[]
  notificationGroups?: readonly NotificationGroup[]
}

/** The kinds of all areas, those of the last area first, so that the server's own come last. */
export function kindsIn(parts: readonly NotificationPart[]): NotificationKind[] {
  return parts.flatMap(({ notificationKinds = [] }) => notificationKinds).toReversed()
}

export function groupsIn(parts: readonly NotificationPart[]): NotificationGroup[] {
  return parts.flatMap(({ notificationGroups = [] }) => notificationGroups)
}
