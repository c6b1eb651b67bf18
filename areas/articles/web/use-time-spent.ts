import { useContext, useEffect } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { reading } from '#areas/feed/contracts/reading.ts'
import { afterPaint } from '#web/loading/after-paint.ts'
import { useKept } from '#web/asking/use-kept.ts'

/**
 * The most seconds that count as reading. After a longer time the window was probably left open.
 */
const MOST_SECONDS = 3600

/** Reports how long an article was visible, when the article or its page is closed. */
export function useTimeSpent(article: number): void {
  const isKept = useKept('reading')
  const ask = useContext(AskContext)

  useEffect(() => {
    if (!isKept) return
    const watch = visibleTime()
    let told = 0

    function tell() {
      const seconds = Math.min(MOST_SECONDS, Math.round(watch.read() / 1000))
      if (seconds <= told) return
      told = seconds
      // The result is not needed, and a failure does no harm.
      ask(reading.spendTime, { article, seconds }).catch(() => {})
    }

    window.addEventListener('pagehide', tell)
    return () => {
      watch.stop()
      afterPaint(() => {
        window.removeEventListener('pagehide', tell)
        tell()
      })
    }
  }, [article, isKept, ask])
}

/** Measures the milliseconds for which the page is visible, from now on. */
function visibleTime() {
  let total = 0
  let since = document.hidden ? null : performance.now()

  function settle() {
    if (since !== null) total += performance.now() - since
    since = document.hidden ? null : performance.now()
  }

  document.addEventListener('visibilitychange', settle)
  return {
    read() {
      settle()
      return total
    },
    stop: () => document.removeEventListener('visibilitychange', settle),
  }
}
