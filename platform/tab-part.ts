import type { ComponentType } from 'react'
import type { ContractName } from '#core/contract.ts'

/** A part that an area adds to a tab of the right panel. */
export interface TabPartDraft {
  /** The name of the tab. */
  tab: string
  /** Name of the contract that it asks. */
  needs: ContractName
  load: () => Promise<ComponentType<TabPartProps>>
}

export interface TabPartProps {
  /** Called with true when the part replaces the content of the tab, and with false when it gives it back. */
  onTake: (isTaken: boolean) => void
}

/** A part as shown. */
export interface TabPart extends Omit<TabPartDraft, 'load'> {
  Part: ComponentType<TabPartProps>
}
