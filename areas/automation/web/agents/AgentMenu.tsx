import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, PenLine, Trash2 } from '#web/ui/icons.ts'
import { Copy } from '#web/ui/more-icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import type { Agent } from '../../contract.ts'
import { useAgentActions } from './use-agent-actions.ts'

interface AgentMenuProps {
  agent: Pick<Agent, 'id' | 'name'>
  onRename: () => void
  onGone?: () => void
}

export function AgentMenu({ agent, onRename, onGone }: AgentMenuProps) {
  const { makeCopy, deleteIt } = useAgentActions()
  const label = `More actions for ${agent.name}`

  async function handleDelete() {
    if (await deleteIt(agent)) onGone?.()
  }

  return (
    <Menu
      label={label}
      items={[
        { label: 'Rename', icon: <PenLine />, onSelect: onRename },
        { label: 'Duplicate', icon: <Copy />, onSelect: () => void makeCopy(agent) },
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          parted: true,
          onSelect: () => void handleDelete(),
        },
      ]}
      trigger={(wires) => <IconButton label={label} icon={<Ellipsis />} {...wires} />}
    />
  )
}
