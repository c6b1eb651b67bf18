import { useState } from 'react'

/**
 * The state of a dialog: if it is open, and the number of the present opening (0 before the first).
 * With the number as a key, each opening starts afresh, while a closing dialog keeps its content.
 */
export function useOpening() {
  const [{ isOpen, nth }, setOpening] = useState({ isOpen: false, nth: 0 })
  return {
    isOpen,
    nth,
    open: () => setOpening({ isOpen: true, nth: nth + 1 }),
    close: () => setOpening({ isOpen: false, nth }),
  }
}
