import { useState, type FocusEvent, type PointerEvent } from 'react'

/**
 * Tells if something that hides automatically has to stay open: while the pointer is over it, while
 * the keyboard focus is in it, and after a touch. Its menus count as part of it, wherever they are
 * in the document.
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
      // The pointer of a touch leaves when the finger is lifted, so touches are ignored here. A tap
      // elsewhere ends their effect.
      onPointerLeave: ({ pointerType }: PointerEvent) =>
        pointerType !== 'touch' && setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
      // Moving the focus within the panel does not count as leaving it. If the panel were hidden at
      // once, it could not receive the focus.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || setFocus(false),
    },
  }
}
