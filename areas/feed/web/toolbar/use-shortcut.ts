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

function isHeld({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}

function isMeantForOthers({ target }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : document.body
  return (
    element.closest(
      'input:not([type="radio"]), textarea, select, [contenteditable], [role="menu"]',
    ) !== null || document.querySelector('[role="dialog"]') !== null
  )
}
