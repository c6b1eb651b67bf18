import { useEffect, useSyncExternalStore, type ComponentType } from 'react'
import type { SelectedText } from './selected-text.ts'

export interface SelectionPartProps {
  selected: SelectedText
  /** Closes the menu; the text stays selected. */
  onDone: () => void
}

/** What an area offers for selected text: one button, or some that belong together. */
export interface SelectionAction {
  name: string
  /** Lower ones stand further left. */
  place: number
  /** Whether it has anything to offer for this. */
  fits(selected: SelectedText): boolean
  Part: ComponentType<SelectionPartProps>
}

let actions: readonly SelectionAction[] = []
const listeners = new Set<() => void>()

function change(next: readonly SelectionAction[]): void {
  actions = next
  for (const listener of listeners) listener()
}

/** Offers an action for as long as the component stands. `action` is a constant of its module. */
export function useSelectionAction(action: SelectionAction, isOffered = true): void {
  useEffect(() => {
    if (!isOffered) return
    change([...actions, action].toSorted((a, b) => a.place - b.place))
    return () => change(actions.filter((other) => other !== action))
  }, [action, isOffered])
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSelectionActions(): readonly SelectionAction[] {
  const offered = () => actions
  return useSyncExternalStore(follow, offered, offered)
}
