import { useState } from 'react'

/**
 * The state of a dialog: open or not, and the number of this opening (0 before the first). With that number as its key,
 * each opening starts over, while a closing one keeps its content.
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
