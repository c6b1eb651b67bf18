import { startTransition, useEffect, useState } from 'react'

/** The time without changes that counts as a pause in typing. */
const SETTLES_AFTER_MS = 250

/**
 * Returns a value after it has stopped changing, so that the text is counted and checked only in a
 * pause.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
