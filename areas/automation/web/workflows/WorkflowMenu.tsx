import { usePage } from '#web/place/page.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, Pencil, PenLine, Play, Trash2 } from '#web/ui/icons.ts'
import { Copy, Download } from '#web/ui/more-icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import type { Workflow } from '../../contract.ts'
import { useWorkflowActions, workflowPage } from './use-workflow-actions.ts'

interface WorkflowMenuProps {
  workflow: Pick<Workflow, 'id' | 'name'>
  onRename: () => void
}

export function WorkflowMenu({ workflow, onRename }: WorkflowMenuProps) {
  const { goTo } = usePage()
  const { runNow, makeCopy, download, deleteIt } = useWorkflowActions()
  const label = `More actions for ${workflow.name}`
  return (
    <Menu
      label={label}
      items={[
        { label: 'Open', icon: <Pencil />, onSelect: () => goTo(workflowPage(workflow.id)) },
        { label: 'Run now', icon: <Play />, onSelect: () => void runNow(workflow) },
        { label: 'Rename', icon: <PenLine />, onSelect: onRename },
        { label: 'Duplicate', icon: <Copy />, onSelect: () => void makeCopy(workflow) },
        { label: 'Export', icon: <Download />, onSelect: () => void download(workflow) },
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          parted: true,
          onSelect: () => void deleteIt(workflow),
        },
      ]}
      trigger={(wires) => <IconButton label={label} icon={<Ellipsis />} {...wires} />}
    />
  )
}
