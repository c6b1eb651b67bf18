import { useEffect, useEffectEvent, useRef } from 'react'
import { isFirst, withFormer } from '../../keys.ts'
import { isHeld, isModifier, isTyping, keyOf } from './pressed-key.ts'
import { useKeys } from './use-keys.ts'

/** The time in which the second of two keys has to follow. */
const SECOND_WITHIN_MS = 1500

const pressedTogether = new WeakMap<KeyboardEvent, string>()

/**
 * The keys of a press: "g f" after "g" if a command has these two keys; otherwise the pressed key
 * alone.
 */
export function pressedOf(event: KeyboardEvent): string {
  return pressedTogether.get(event) ?? keyOf(event)
}

/**
 * Remembers a first key until the second one. Its listener runs before those that look up commands.
 */
export function useTwoKeys(): void {
  const keys = useKeys()
  const first = useRef<{ key: string; at: number } | null>(null)

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isModifier(event)) return
    const former = first.current
    first.current = null
    if (isHeld(event) || isTyping(event)) return
    const isInTime = former !== null && performance.now() - former.at < SECOND_WITHIN_MS
    const pressed = withFormer(keys, isInTime ? former.key : null, keyOf(event))
    pressedTogether.set(event, pressed)
    if (isFirst(keys, pressed)) first.current = { key: pressed, at: performance.now() }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
