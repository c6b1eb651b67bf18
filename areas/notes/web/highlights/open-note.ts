import { useCallback } from 'react'
import { Store, useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'

/**
 * The note that is open next to a text, and the element that it is placed in: the dialog of the
 * text, or the page.
 */
export interface OpenedNote {
  id: string
  around: HTMLElement
}

const useOpened = ofVisit(() => new Store<OpenedNote | null>(null))

/** Opens a note next to the text that it is about; null closes it. */
export function useOpenNote(): (id: string | null, beside?: Element) => void {
  const opened = useOpened()
  return useCallback(
    (id, beside = document.body) => {
      // A dialog traps the focus, and would cover anything outside of it.
      const around = beside.closest<HTMLElement>('[role="dialog"]') ?? document.body
      opened.set(id === null ? null : { id, around })
    },
    [opened],
  )
}

export function useOpenedNote(): OpenedNote | null {
  return useStored(useOpened())
}
