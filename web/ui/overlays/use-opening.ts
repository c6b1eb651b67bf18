import { useState } from 'react'

/**
 * The state of a dialog: open or not, and the number of this opening (0 before the first). As a
 * key, the number makes each opening start afresh, while a closing dialog keeps its content.
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
