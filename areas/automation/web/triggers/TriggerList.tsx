import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import type { Column } from '#web/ui/blocks/Table.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Ellipsis, Pencil, PenLine, Trash2 } from '#web/ui/icons.ts'
import { Copy } from '#web/ui/more-icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { automation, type Trigger } from '../../contract.ts'
import { triggerStatusWords, triggerTypeWords } from '../status-words.ts'
import { SwitchedList } from '../SwitchedList.tsx'
import { TriggerDialog } from './TriggerDialog.tsx'
import { triggerPage } from './trigger-page.ts'
import { useTriggerActions } from './use-trigger-actions.ts'

const columns: readonly Column<Trigger>[] = [
  {
    name: 'Type',
    cell: ({ type }) => <span className="trigger-type">{triggerTypeWords[type]}</span>,
  },
  {
    name: 'Status',
    cell: ({ active }) => (
      <Badge tone={active ? 'success' : 'neutral'} dot>
        {triggerStatusWords({ active })}
      </Badge>
    ),
  },
  { name: 'Workflows', cell: ({ workflows }) => workflows, isNumber: true },
]

/** The list of triggers. */
export function TriggerList() {
  const rows = useRead(automation.listTriggers, {})
  const [edited, setEdited] = useState<string | null>(null)
  const editing = useOpening()
  const { setOn } = useTriggerActions()
  return (
    <>
      <SwitchedList
        label="Triggers"
        one="trigger"
        rows={rows}
        columns={columns}
        empty={
          <Empty title="No triggers yet">
            Press “New trigger” to say what sets a workflow going, such as a new article or a time.
          </Empty>
        }
        textsOf={({ name, type }) => [name, triggerTypeWords[type]]}
        pageOf={({ id }) => triggerPage(id)}
        isOn={({ active }) => active}
        onSwitch={(row, isOn) => void setOn(row, isOn)}
        menuOf={(row) => (
          <TriggerMenu
            trigger={row}
            onEdit={() => {
              setEdited(row.id)
              editing.open()
            }}
          />
        )}
      />
      {edited !== null && (
        <TriggerDialog
          key={editing.nth}
          id={edited}
          open={editing.isOpen}
          onClose={editing.close}
        />
      )}
    </>
  )
}

function TriggerMenu({ trigger, onEdit }: { trigger: Trigger; onEdit: () => void }) {
  const { goTo } = usePage()
  const { makeCopy, deleteIt } = useTriggerActions()
  const label = `More actions for ${trigger.name}`
  return (
    <Menu
      label={label}
      items={[
        { label: 'Open', icon: <Pencil />, onSelect: () => goTo(triggerPage(trigger.id)) },
        { label: 'Rename or change', icon: <PenLine />, onSelect: onEdit },
        { label: 'Duplicate', icon: <Copy />, onSelect: () => void makeCopy(trigger) },
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          parted: true,
          onSelect: () => void deleteIt(trigger),
        },
      ]}
      trigger={(wires) => <IconButton label={label} icon={<Ellipsis />} {...wires} />}
    />
  )
}
