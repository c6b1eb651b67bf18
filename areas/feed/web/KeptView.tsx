import { useEffect, useEffectEvent } from 'react'
import { hubViews } from '#areas/hubs/contracts/views.ts'
import { pageWith } from '#areas/portal/web/lends/pages.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { useWholePage } from '#web/place/page.tsx'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'

/**
 * Restores the last choices in a hub, and stores new ones. Choices in the address take precedence.
 */
export function KeptView({ hub }: { hub: string }) {
  const kept = useRead(hubViews.getView, { hub })
  const { mutate } = useWrite(hubViews.saveView)
  const { page, params, goTo } = useWholePage()
  const { filter, viewMode, time } = useFeedPage()
  const saysHow = ['filter', 'view', 'time'].some((name) => params.has(name))

  const open = useEffectEvent(() => {
    if (saysHow || kept === null) return
    const { filter, viewMode: view, time } = kept
    goTo(pageWith(page, params, { filter, view, time }), { replace: true })
  })
  useEffect(() => {
    open()
  }, [])

  const note = useEffectEvent(() => {
    const isKept = kept?.filter === filter && kept.viewMode === viewMode && kept.time === time
    if (saysHow && !isKept) mutate({ hub, view: { filter, viewMode, time } })
  })
  useEffect(() => {
    note()
  }, [filter, viewMode, time])
  return null
}
