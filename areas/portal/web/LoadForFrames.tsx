import { useEffect } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { hubBase } from '#web/place/hub-base.ts'
import { usePage } from '#web/place/page.tsx'
import { portal } from '../contract.ts'
import { resolvePage } from '../pages.ts'

/**
 * Reloads the document between a page that shows sites in frames and one that does not. The content
 * security policy that names these sites is set when a document is loaded.
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
