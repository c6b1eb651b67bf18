import { useEffect } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { hubBase } from '#web/place/hub-base.ts'
import { usePage } from '#web/place/page.tsx'
import { portal } from '../contract.ts'
import { resolvePage } from '../pages.ts'

/**
 * A document keeps the policy that it was loaded with, which names the frames of its page. So the
 * document is reloaded on the way to a page with apps or sites, and on the way from it.
 */
export function LoadForFrames() {
  const { pages } = useRead(portal.getPortal, {})
  const { page, place } = usePage()
  const showsSites = (path: string) => resolvePage(path, pages).showsSites === true
  const isWanted = showsSites(place ? `${page}/${place}` : page)
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (!loaded) return
    const loadedPath = new URL(loaded.name).pathname.slice(hubBase().length)
    if (showsSites(loadedPath) !== isWanted) location.reload()
  })
  return null
}
