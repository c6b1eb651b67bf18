import { useMemo } from 'react'
import { matchRoute, type RouteParameters } from '#core/route.ts'
import { usePage } from './place/page.tsx'

/**
 * The place that is open on the page, with the parameters of the pattern; null if another place is
 * open.
 */
export function useRoute<Pattern extends string>(
  pattern: Pattern,
): RouteParameters<Pattern> | null {
  const { place } = usePage()
  return useMemo(() => matchRoute(pattern, place), [pattern, place])
}
