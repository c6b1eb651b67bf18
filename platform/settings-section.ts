import type { ComponentType } from 'react'
import type { ContractName } from '#core/contract.ts'

/** One part of the settings page: its heading, and the settings below it. */
export interface SettingsSection {
  /** The title of its group, such as "Tools". A group that the page does not know comes last. */
  group: string
  /** Orders the sections of a group, the smallest first. Sections without it come last. */
  rank?: number
  /** The name in addresses. */
  id: string
  title: string
  /** The contract that it asks; null where every door has it. */
  needs: ContractName | null
  /** Further words for finding it. */
  words?: string
  /** The labels of those settings that everybody who sees the section has. */
  settings: readonly string[]
}

/** A section as its area gives it; the panel is loaded when the page shows it. */
export interface AddedSettings extends SettingsSection {
  panel: () => Promise<ComponentType>
}
