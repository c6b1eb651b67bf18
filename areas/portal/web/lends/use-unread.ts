import { useRead } from '#web/asking/api.tsx'
import { Store, useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'
import { portal } from '../../contract.ts'

/** The time at which the reader opened the list; empty for the first list after loading. */
export const useListsSince = ofVisit(() => new Store(''))

/** Input for operations that limits lists to unread articles; empty if lists show all articles. */
export function useUnread(): { unreadAt?: string } {
  const { unreadAt } = useRead(portal.getPortal, {})
  const since = useStored(useListsSince())
  return unreadAt ? { unreadAt: since > unreadAt ? since : unreadAt } : {}
}
