import { useRead } from '#web/asking/api.tsx'
import { Store, useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'
import { portal } from '../../contract.ts'

/** The time at which the reader came to the list on show; empty for the first list after loading. */
export const useListsSince = ofVisit(() => new Store(''))

/** Input that narrows lists to unread articles, as operations take it; empty where they show all. */
export function useUnread(): { unreadAt?: string } {
  const { unreadAt } = useRead(portal.getPortal, {})
  const since = useStored(useListsSince())
  return unreadAt ? { unreadAt: since > unreadAt ? since : unreadAt } : {}
}
