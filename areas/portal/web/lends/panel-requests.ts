import type { SidePanelTabName } from '../panel/side-panel-tabs.ts'

const listeners = new Set<(tab: SidePanelTabName) => void>()

/** Shows a tab of the right panel. */
export function showPanel(tab: SidePanelTabName): void {
  for (const listener of listeners) listener(tab)
}

export function followPanelRequests(listener: (tab: SidePanelTabName) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
