import { createContext, useContext } from 'react'
import { useKept } from '#web/asking/use-kept.ts'

/** A hook that gives the id of the reader's hub, if it is not the first one. */
export const OpenHub = createContext<() => string | null>(() => null)

/**
 * The hub as input for operations; empty for the first hub, and where the door does not filter by
 * hub.
 */
export function useHub(): { hub?: string } {
  const useOpenHub = useContext(OpenHub)
  const hub = useOpenHub()
  return useKept('hubs/membership') && hub !== null ? { hub } : {}
}
