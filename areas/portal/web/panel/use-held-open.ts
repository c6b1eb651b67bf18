import { useState, type FocusEvent, type PointerEvent } from 'react'

/**
 * Tells if something that hides by itself is wanted: while the pointer is over it, while the keyboard is in it, and
 * after a touch. Its menus count as part of it, wherever they stand in the page.
 */
export function useHeldOpen() {
  const [isPointed, setPointed] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return {
    isHeld: isPointed || hasFocus,
    hold: () => setPointed(true),
    release() {
      setPointed(false)
      setFocus(false)
    },
    handlers: {
      onPointerEnter: () => setPointed(true),
      // A finger leaves with every tap; what it opened stays until it taps elsewhere.
      onPointerLeave: ({ pointerType }: PointerEvent) =>
        pointerType !== 'touch' && setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
      // Between two parts of it the focus does not leave: what hides at once, without motion, could not take it.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || setFocus(false),
    },
  }
}
