import { useCallback } from 'react'
import { Store, useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'

/** The note that is open beside a text, and in front of what it stands. */
export interface OpenedNote {
  id: string
  around: HTMLElement
}

const useOpened = ofVisit(() => new Store<OpenedNote | null>(null))

/** Opens a note beside the text that it is about; null closes it. */
export function useOpenNote(): (id: string | null, beside?: Element) => void {
  const opened = useOpened()
  return useCallback(
    (id, beside = document.body) => {
      // A dialog keeps the focus inside, and would cover what stands outside of it.
      const around = beside.closest<HTMLElement>('[role="dialog"]') ?? document.body
      opened.set(id === null ? null : { id, around })
    },
    [opened],
  )
}

export function useOpenedNote(): OpenedNote | null {
  return useStored(useOpened())
}
