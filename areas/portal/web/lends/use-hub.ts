import { createContext, useContext } from 'react'
import { useKept } from '#web/asking/use-kept.ts'

/** A hook that returns the id of the open hub; null for the reader's first hub. */
export const OpenHub = createContext<() => string | null>(() => null)

/** The open hub as input for operations; empty for the first hub, or if hubs are not supported. */
export function useHub(): { hub?: string } {
  const useOpenHub = useContext(OpenHub)
  const hub = useOpenHub()
  return useKept('hubs/membership') && hub !== null ? { hub } : {}
}
