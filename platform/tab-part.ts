import type { ComponentType } from 'react'
import type { ContractName } from '#core/contract.ts'

/** A part that an area adds to a tab of the right panel. */
export interface TabPartDraft {
  /** The name of the tab. */
  tab: string
  /** The contract that the part needs. */
  needs: ContractName
  load: () => Promise<ComponentType<TabPartProps>>
}

export interface TabPartProps {
  /**
   * Called with true when the part replaces the content of the tab, and with false when the tab
   * shows its own content again.
   */
  onTake: (isTaken: boolean) => void
}

/** A part that is being shown. */
export interface TabPart extends Omit<TabPartDraft, 'load'> {
  Part: ComponentType<TabPartProps>
}
