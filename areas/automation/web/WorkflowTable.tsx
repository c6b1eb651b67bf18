import { Badge } from '#web/ui/marks/Badge.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import type { Workflow } from '../contract.ts'
import { workflowStatusWords } from './status-words.ts'

const columns: readonly Column<Workflow>[] = [
  { name: 'Name', cell: ({ name }) => <span dir="auto">{name}</span> },
  { name: 'Trigger', cell: ({ trigger }) => trigger.name },
  {
    name: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'active' ? 'success' : 'neutral'} dot>
        {workflowStatusWords[status]}
      </Badge>
    ),
  },
  { name: 'Runs', cell: ({ runs }) => fullCount(runs), isNumber: true },
]

export function WorkflowTable({ label, rows }: { label: string; rows: readonly Workflow[] }) {
  return <Table label={label} columns={columns} rows={rows} keyOf={({ id }) => id} />
}
