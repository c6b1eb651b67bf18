import { useMemo } from 'react'
import { matchRoute, type RouteParameters } from '#core/route.ts'
import { usePage } from './place/page.tsx'

/** The open place on the page, by the parameters of the pattern; null for another one. */
export function useRoute<Pattern extends string>(
  pattern: Pattern,
): RouteParameters<Pattern> | null {
  const { place } = usePage()
  return useMemo(() => matchRoute(pattern, place), [pattern, place])
}
