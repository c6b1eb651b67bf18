import type { ContractName } from '#core/contract.ts'

/** Tabs of the right panel, each shown if its contract is kept. */
const sidePanelTabs = [
  { value: 'assistant', label: 'Assistant', needs: 'assistant' },
  { value: 'notifications', label: 'Notifications', needs: 'notifications' },
  { value: 'saved', label: 'Saved', needs: 'saved' },
  { value: 'note', label: 'Notes', needs: 'notes' },
  { value: 'ai-studio', label: 'AI Studio', needs: 'generation' },
] as const

export type SidePanelTab = (typeof sidePanelTabs)[number]
export type SidePanelTabName = SidePanelTab['value']

/** The tabs that are available; none if AI Studio would be the only one. */
export function tabsKept(kept: readonly ContractName[]): SidePanelTab[] {
  const tabs = sidePanelTabs.filter(({ needs }) => kept.includes(needs))
  return tabs.every(({ value }) => value === 'ai-studio') ? [] : tabs
}
