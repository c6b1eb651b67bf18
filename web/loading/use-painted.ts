import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * Returns a value that follows `value` after the browser has painted the last change of it. React's
 * own deferred value may come earlier, as soon as the thread is free.
 */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    let isLatest = true
    afterPaint(() => isLatest && startTransition(() => setPainted(() => value)))
    return () => {
      isLatest = false
    }
  }, [value])
  return painted
}
