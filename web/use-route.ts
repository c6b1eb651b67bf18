import { useMemo } from 'react'
import { matchRoute, type RouteParameters } from '#core/route.ts'
import { usePage } from './place/page.tsx'

/** What is open on the page where that is what the pattern says, by its parameters; null elsewhere. */
export function useRoute<Pattern extends string>(
  pattern: Pattern,
): RouteParameters<Pattern> | null {
  const { place } = usePage()
  return useMemo(() => matchRoute(pattern, place), [pattern, place])
}
