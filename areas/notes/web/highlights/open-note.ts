import { useSyncExternalStore } from 'react'

/** The note that is open beside a text, and in front of what it stands. */
export interface OpenedNote {
  id: string
  around: HTMLElement
}

let opened: OpenedNote | null = null
const listeners = new Set<() => void>()

/** Opens a note beside the text that it is about; null closes it. */
export function openNote(id: string | null, beside: Element = document.body): void {
  // A dialog keeps the focus inside, and would cover what stands outside of it.
  const around = beside.closest<HTMLElement>('[role="dialog"]') ?? document.body
  opened = id === null ? null : { id, around }
  for (const listener of listeners) listener()
}

export function useOpenedNote(): OpenedNote | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => opened,
    () => null,
  )
}
