import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * Follows a value after the browser has painted its last change. React's own deferred value comes as soon as the thread
 * is free, which may be before that.
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
