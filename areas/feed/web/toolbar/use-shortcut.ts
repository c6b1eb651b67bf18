import { useEffect, useEffectEvent } from 'react'

/** Single keys, pressed anywhere but where text is typed or a window stands over the page. */
export function useShortcut(keys: Record<string, () => void>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key]
    if (!action || event.defaultPrevented || isHeld(event) || isMeantForOthers(event)) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** With a key that makes another meaning of it. */
export function isHeld({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}

function isMeantForOthers(event: KeyboardEvent): boolean {
  return isTyping(event) || document.querySelector('[role="dialog"]') !== null
}

/** Where letters are letters, or choose from a menu. */
export function isTyping({ target }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : document.body
  return (
    element.closest(
      'input:not([type="radio"]), textarea, select, [contenteditable], [role="menu"]',
    ) !== null
  )
}
