import { useEffect } from 'react'
import { useRefresh } from '#web/asking/api.tsx'

/**
 * The time between two requests. Lost workers and newly stored figures are not announced, so the
 * page asks for them.
 */
const LOOK_EVERY_MS = 20_000

/** Repeats an operation of monitoring while the page is visible. */
export function useLooking(operation: 'getState' | 'getFigures'): void {
  const refresh = useRefresh()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      refresh({ area: 'automation/monitoring', operations: [operation] })
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [refresh, operation])
}
