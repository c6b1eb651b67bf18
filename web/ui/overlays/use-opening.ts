import { useState } from 'react'

/**
 * Whether a dialog is open, and the how manieth opening this is (0: it never was). With that as its
 * key, each opening starts afresh, while what is closing keeps its words.
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
