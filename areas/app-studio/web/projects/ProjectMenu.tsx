import { usePage } from '#web/place/page.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, PenLine, Trash2 } from '#web/ui/icons.ts'
import { Archive, Copy, Download, RotateCcw } from '#web/ui/more-icons.ts'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import { RenameDialog } from '#web/ui/overlays/RenameDialog.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import type { Project } from '../../contract.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { useProjectActions } from './use-project-actions.ts'

/** A menu with the actions on a project whose files are stored. */
export function ProjectMenu({ project }: { project: Pick<Project, 'id' | 'name' | 'shelf'> }) {
  const { remix, setArchived, deleteIt, restoreIt } = useProjectActions()
  const renaming = useOpening()
  const { fileAt } = usePage()
  const { id, name, shelf } = project
  const label = `More actions for ${name}`
  const isArchived = shelf === 'archived'
  const items: MenuItem[] =
    shelf === 'deleted'
      ? [{ label: 'Restore', icon: <RotateCcw />, onSelect: () => void restoreIt(project) }]
      : [
          { label: 'Rename', icon: <PenLine />, onSelect: renaming.open },
          { label: 'Remix', icon: <Copy />, onSelect: () => void remix(project) },
          {
            label: 'Download as ZIP',
            icon: <Download />,
            onSelect: () => location.assign(fileAt(zipPath(id))),
          },
          {
            label: isArchived ? 'Move to active' : 'Archive',
            icon: isArchived ? <RotateCcw /> : <Archive />,
            onSelect: () => void setArchived(project, !isArchived),
          },
          {
            label: 'Delete',
            icon: <Trash2 />,
            danger: true,
            parted: true,
            onSelect: () => void deleteIt(project),
          },
        ]
  return (
    <>
      <Menu
        label={label}
        items={items}
        trigger={(wires) => <IconButton label={label} icon={<Ellipsis />} {...wires} />}
      />
      <RenameDialog
        key={renaming.nth}
        noun="project"
        thing={project}
        rename={studioProjects.renameProject}
        open={renaming.isOpen}
        onClose={renaming.close}
      />
    </>
  )
}

const zipPath = (id: string) => `/app-studio/projects/${encodeURIComponent(id)}/files.zip`
