import type { ComponentType } from 'react'
import type { ContractName } from '#core/contract.ts'

/** A section of the settings page. */
export interface SettingsSection {
  /** The title of the group, such as "Tools". Groups that the page does not know come last. */
  group: string
  /** The rank within the group, smallest first; sections without a rank come last. */
  rank?: number
  /** The name of the section in addresses. */
  id: string
  title: string
  /** The contract that the section needs; null if it needs none. */
  needs: ContractName | null
  /** Further words by which the section can be found. */
  words?: string
  /** The labels of the settings that are always shown in the section. */
  settings: readonly string[]
}

/** A section that an area adds; its panel is loaded when the page shows it. */
export interface AddedSettings extends SettingsSection {
  panel: () => Promise<ComponentType>
}
