import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * Follows a value after the browser has painted its last change. React's own deferred value may
 * come earlier, as soon as the thread is free.
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
