import { useCallback } from 'react'
import { Store, useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'

/**
 * The note that is open beside a text, and the element that it is rendered in: the dialog of the
 * text, or the page.
 */
export interface OpenedNote {
  id: string
  around: HTMLElement
}

const useOpened = ofVisit(() => new Store<OpenedNote | null>(null))

/** Returns a function that opens a note beside its text; null closes it. */
export function useOpenNote(): (id: string | null, beside?: Element) => void {
  const opened = useOpened()
  return useCallback(
    (id, beside = document.body) => {
      // The note must be inside of a dialog, which traps the focus and covers everything outside.
      const around = beside.closest<HTMLElement>('[role="dialog"]') ?? document.body
      opened.set(id === null ? null : { id, around })
    },
    [opened],
  )
}

export function useOpenedNote(): OpenedNote | null {
  return useStored(useOpened())
}
