import { Problem } from '#core/problem.ts'
import { extensionPoint, type Extensions } from '#server/extension-points.ts'
import {
  kindsIn,
  type NotificationKind,
  type NotificationPart,
} from '#platform/notification-kinds.ts'

/**
 * Kinds and groups that areas add to notifications; server/areas.ts reads them from each `area.ts`.
 */
export const notificationParts = extensionPoint<NotificationPart>('notification-parts')

export function kindsOf(extensions: Extensions): NotificationKind[] {
  return kindsIn(extensions(notificationParts))
}

/** Fails if a route is of a kind that no area declares. */
export function checkKinds(extensions: Extensions, routes: readonly { kind: string }[]): void {
  const known = new Set(kindsOf(extensions).map(({ id }) => id))
  const strange = routes.find(({ kind }) => !known.has(kind))
  if (strange)
    throw new Problem('invalid', `There are no notifications of the kind “${strange.kind}”.`)
}
