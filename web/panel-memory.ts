import { createContext } from 'react'

/** Whether the reader left the right panel closed; the demo forgets it, as all else. */
export interface PanelMemory {
  startsHidden: boolean
  keep: (isHidden: boolean) => void
}

export const forgetfulPanel: PanelMemory = { startsHidden: false, keep: () => {} }

export const PanelMemoryContext = createContext(forgetfulPanel)
