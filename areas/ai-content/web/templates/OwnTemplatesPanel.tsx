import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, PenLine, Trash2 } from '#web/ui/icons.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { RenameDialog } from '#web/ui/overlays/RenameDialog.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { count } from '#web/ui/count.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import type { Template } from '../../contract.ts'
import { templates } from '../../contracts/templates.ts'
import { lengthWords, toneWords, typeWords } from '../content-words.ts'

/** The reader's own templates, which can be renamed and deleted. */
export function OwnTemplatesPanel({ templates: rows }: { templates: readonly Template[] }) {
  const [renamed, setRenamed] = useState<Template | null>(null)
  const renaming = useOpening()
  const columns: Column<Template>[] = [
    {
      name: 'Name',
      cell: ({ id, name }) => (
        <PageLink page={`/ai-content/generate?template=${id}`}>
          <span dir="auto">{name}</span>
        </PageLink>
      ),
    },
    { name: 'Type', cell: ({ type }) => typeWords[type] },
    { name: 'Tone', cell: ({ tone }) => toneWords[tone] },
    { name: 'Length', cell: ({ length }) => lengthWords[length] },
    {
      name: 'Actions',
      cell: (template) => (
        <TemplateMenu
          template={template}
          onRename={() => {
            setRenamed(template)
            renaming.open()
          }}
        />
      ),
    },
  ]
  return (
    <Panel
      title="Your templates"
      className="content-own-templates"
      count={count(rows.length, 'template')}
    >
      <Table label="Your templates" columns={columns} rows={rows} keyOf={({ id }) => id} />
      {renamed && (
        <RenameDialog
          noun="template"
          rename={templates.renameTemplate}
          idField="template"
          key={renaming.nth}
          thing={renamed}
          open={renaming.isOpen}
          onClose={renaming.close}
        />
      )}
    </Panel>
  )
}

interface TemplateMenuProps {
  template: Template
  onRename: () => void
}

function TemplateMenu({ template: { id, name }, onRename }: TemplateMenuProps) {
  const remove = useWrite(templates.deleteTemplate)
  const restore = useWrite(templates.restoreTemplate)
  const attempt = useAttempt()
  const toast = useToast()
  const label = `More actions for ${name}`

  async function deleteIt() {
    const done = await attempt(remove.mutateAsync({ template: id }).then(() => true))
    if (!done) return
    const undo = {
      label: 'Undo',
      onSelect: () => void attempt(restore.mutateAsync({ template: id })),
    }
    toast({ title: 'Template deleted', text: name, action: undo })
  }

  return (
    <Menu
      label={label}
      items={[
        { label: 'Rename', icon: <PenLine />, onSelect: onRename },
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          parted: true,
          onSelect: () => void deleteIt(),
        },
      ]}
      trigger={(wires) => <IconButton label={label} icon={<Ellipsis />} {...wires} />}
    />
  )
}
