import { useState, type FocusEvent, type PointerEvent } from 'react'

/**
 * Tells if something that hides automatically has to stay open: while the pointer is over it, while
 * the keyboard is in it, and after a touch. Its menus count as part of it, wherever they are in the
 * page.
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
      // A touch ends with a leaving pointer, so its effect stays until a tap elsewhere.
      onPointerLeave: ({ pointerType }: PointerEvent) =>
        pointerType !== 'touch' && setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
      // Moving the focus within the panel does not count as leaving it. A panel that hides at once,
      // without motion, could not receive the focus.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || setFocus(false),
    },
  }
}
