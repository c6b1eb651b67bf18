import { useEffect, useEffectEvent } from 'react'
import { keyCommands, type KeyCommand } from '../../keys.ts'
import { isHeld, isTyping } from './pressed-key.ts'
import { useKeys } from './use-keys.ts'
import { pressedOf } from './use-two-keys.ts'

/** Runs commands by their keys, except while the reader types or a dialog covers the page. */
export function useShortcut(actions: Partial<Record<KeyCommand, () => void>>): void {
  useCommandKeys((command, event) => {
    const action = isCovered() ? undefined : actions[command]
    if (!action) return
    event.preventDefault()
    action()
  })
}

/** Calls `onPress` for each pressed key of a command outside of text fields. */
export function useCommandKeys(onPress: (command: KeyCommand, event: KeyboardEvent) => void): void {
  const keys = useKeys()
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isHeld(event) || isTyping(event)) return
    const pressed = pressedOf(event)
    const command = keyCommands.find((one) => keys[one] === pressed)
    if (command) onPress(command, event)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isCovered(): boolean {
  return document.querySelector('[role="dialog"]') !== null
}
