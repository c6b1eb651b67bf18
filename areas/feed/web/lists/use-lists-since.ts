import { useContext, useEffect } from 'react'
import { NowContext } from '#web/place/clock.tsx'
import { PageContext } from '#web/place/page.tsx'
import { useListsSince } from '#areas/portal/web/lends/use-unread.ts'

/**
 * Remembers when the reader comes to another list, because articles that were read before that are
 * not shown in an unread list.
 */
export function useListsSinceNow(): void {
  const { below } = useContext(PageContext)
  const { first: start } = useContext(NowContext)
  const since = useListsSince()
  useEffect(() => {
    const ahead = aheadOfServer(start)
    return below.add(() => since.set(new Date(Date.now() - ahead).toISOString()))
  }, [below, start, since])
}

/** The time by which this device's clock is ahead of the server's, by which reads are stored. */
function aheadOfServer(written: Date): number {
  const [loading] = performance.getEntriesByType('navigation')
  const answeredAt = (loading as PerformanceNavigationTiming | undefined)?.responseStart ?? 0
  return performance.timeOrigin + answeredAt - written.getTime()
}
