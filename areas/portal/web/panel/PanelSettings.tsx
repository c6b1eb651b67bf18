import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Settings2 } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Popover } from '#web/ui/overlays/Popover.tsx'
import type { SidePanelState } from './use-side-panel.ts'

// The switch is loaded together with its card.
const Switch = lazyPart(async () => (await import('#web/ui/controls/Switch.tsx')).Switch)

interface PanelSettingsProps {
  panel: SidePanelState
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function PanelSettings({ panel, open, onOpenChange }: PanelSettingsProps) {
  const { isAutoHiding, setAutoHiding, held } = panel

  function handleAutoHide(isOn: boolean) {
    // The reader turns the switch on with the pointer in the panel, so the panel has to stay open.
    held.hold()
    setAutoHiding(isOn)
  }

  return (
    <Popover
      title="Sidebar Settings"
      open={open}
      onOpenChange={onOpenChange}
      trigger={(wires) => <IconButton {...wires} label="Panel settings" icon={<Settings2 />} />}
    >
      <Switch
        label="Auto-hide"
        hint="Hide the panel when not hovering"
        checked={isAutoHiding}
        onChange={handleAutoHide}
      />
    </Popover>
  )
}
