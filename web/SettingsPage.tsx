import { SettingsScreen } from '#areas/settings/web/SettingsScreen.tsx'
import { lazyPart } from './ui/lazy-part.ts'

const RunsPanel = lazyPart(async () => (await import('#areas/runs/web/RunsPanel.tsx')).RunsPanel)

/** The settings of the hub, and below them what other areas add. */
export function SettingsPage() {
  return <SettingsScreen runs={<RunsPanel />} />
}
