import { useEffect } from 'react'
import { useRefresh } from '#web/asking/api.tsx'

/** Lost workers and newly stored figures are not announced: the page asks. */
const LOOK_EVERY_MS = 20_000

/** Reads an operation of monitoring again and again while the page is looked at. */
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
