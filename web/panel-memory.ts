import { createContext } from 'react'

/**
 * The state in which the reader left the right panel; null until the reader has shown or hidden it.
 */
export type PanelLeft = 'open' | 'hidden' | null

/** Remembers the right panel for the next visit; in the demo, nothing is remembered. */
export interface PanelMemory {
  left: PanelLeft
  keep: (isHidden: boolean) => void
}

export const forgetfulPanel: PanelMemory = { left: null, keep: () => {} }

export const PanelMemoryContext = createContext(forgetfulPanel)
