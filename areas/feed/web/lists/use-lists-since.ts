import { useContext, useEffect } from 'react'
import { NowContext } from '#web/place/clock.tsx'
import { PageContext } from '#web/place/page.tsx'
import { useListsSince } from '#areas/portal/web/lends/use-unread.ts'

/** Notes when the reader comes to another list: articles that were read before do not stay in it. */
export function useListsSinceNow(): void {
  const { below } = useContext(PageContext)
  const { first: start } = useContext(NowContext)
  const since = useListsSince()
  useEffect(() => {
    const ahead = aheadOfServer(start)
    return below.add(() => since.set(new Date(Date.now() - ahead).toISOString()))
  }, [below, start, since])
}

/** The lead of this device's clock over the server that wrote the page, and so over the times of reading. */
function aheadOfServer(written: Date): number {
  const [loading] = performance.getEntriesByType('navigation')
  const answeredAt = (loading as PerformanceNavigationTiming | undefined)?.responseStart ?? 0
  return performance.timeOrigin + answeredAt - written.getTime()
}
