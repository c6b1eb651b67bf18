import { createContext } from 'react'

/** The right panel as the reader left it; null until they have shown or hidden it. */
export type PanelLeft = 'open' | 'hidden' | null

/** Remembers the right panel for the next visit; the demo forgets it. */
export interface PanelMemory {
  left: PanelLeft
  keep: (isHidden: boolean) => void
}

export const forgetfulPanel: PanelMemory = { left: null, keep: () => {} }

export const PanelMemoryContext = createContext(forgetfulPanel)
