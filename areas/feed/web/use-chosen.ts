import { useState } from 'react'
import type { NewsFilter, Period } from '../contract.ts'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { useUnread } from '#areas/portal/web/lends/use-unread.ts'
import { useFollowsChoices } from './use-follows-choices.ts'

/**
 * The input for lists: the toolbar's choices, the hub, and the time for unread articles only. Empty
 * if lists do not depend on them.
 */
export function useChosen(): {
  filter?: NewsFilter
  time?: Period
  hub?: string
  unreadAt?: string
} {
  const { filter, time } = useFeedPage()
  const hub = useHub()
  const unread = useUnread()
  return useFollowsChoices() ? { filter, time, ...hub, ...unread } : {}
}

/**
 * The period of one panel. It equals the page's period unless the reader has chosen another one in
 * the panel since the page's last changed.
 */
export function usePeriod() {
  const { time = 'today' } = useChosen()
  const [own, setOwn] = useState({ time, period: time })
  const period = own.time === time ? own.period : time
  return [period, (chosen: Period) => setOwn({ time, period: chosen })] as const
}
