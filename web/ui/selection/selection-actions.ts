import { useEffect, type ComponentType } from 'react'
import { Store, useStored } from '../../place/store.ts'
import { ofVisit } from '../../place/visit.ts'
import type { SelectedText } from './selected-text.ts'

export interface SelectionPartProps {
  selected: SelectedText
  /** Closes the menu; the text stays selected. */
  onDone: () => void
}

/**
 * The actions that an area offers for selected text: one button, or several that belong together.
 */
export interface SelectionAction {
  name: string
  /** The position in the menu; actions with lower numbers are further left. */
  place: number
  /** Says if the action has anything to offer for the selected text. */
  fits(selected: SelectedText): boolean
  Part: ComponentType<SelectionPartProps>
}

const useOffered = ofVisit(() => new Store<readonly SelectionAction[]>([]))

/**
 * Offers an action while the component is mounted. `action` must be the same object in each
 * rendering.
 */
export function useSelectionAction(action: SelectionAction, isOffered = true): void {
  const offered = useOffered()
  useEffect(() => {
    if (!isOffered) return
    offered.set([...offered.get(), action].toSorted((a, b) => a.place - b.place))
    return () => offered.set(offered.get().filter((other) => other !== action))
  }, [offered, action, isOffered])
}

export function useSelectionActions(): readonly SelectionAction[] {
  return useStored(useOffered())
}
