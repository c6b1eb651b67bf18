import { useRead } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { automation, type Trigger } from '../contract.ts'
import { triggerStatusWords, triggerTypeWords } from './status-words.ts'

const columns: readonly Column<Trigger>[] = [
  { name: 'Name', cell: ({ name }) => <span dir="auto">{name}</span> },
  { name: 'Type', cell: ({ type }) => triggerTypeWords[type] },
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

export function TriggersPage() {
  return (
    <Panel title="Triggers" skeleton={<SkeletonLines count={14} />}>
      <Triggers />
    </Panel>
  )
}

function Triggers() {
  const triggers = useRead(automation.listTriggers, {})
  return <Table label="Triggers" columns={columns} rows={triggers} keyOf={({ id }) => id} />
}
