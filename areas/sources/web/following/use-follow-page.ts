import { usePage } from '#web/place/page.tsx'
import { addFeedPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import { useKept } from '#web/asking/use-kept.ts'

/**
 * Returns a function that opens the tab for pages with an address that has no feed; null if that
 * tab is not available.
 */
export function useFollowPage(): ((address: string) => void) | null {
  const { params, goTo } = usePage()
  const hasPages = useKept('sources/listings')
  if (!hasPages) return null
  return (address) => goTo(pageWith(addFeedPage, params, { with: 'pages', page: address }))
}
