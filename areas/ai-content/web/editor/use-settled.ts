import { startTransition, useEffect, useState } from 'react'

/** A pause in typing. */
const SETTLES_AFTER_MS = 250

/**
 * Returns a value once it stops changing, so that counts and findings of a text wait for a pause in
 * typing.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
