import { PageLink } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import type { Workflow } from '../contract.ts'
import { workflowStatusWords } from './status-words.ts'
import { useCanBuild } from './use-can-build.ts'
import { workflowPage } from './workflows/use-workflow-actions.ts'

/** The columns to the right of a workflow's name. */
export const workflowColumns: readonly Column<Workflow>[] = [
  {
    name: 'Trigger',
    cell: ({ trigger: { name } }) => (
      <span className="workflow-trigger" title={name} dir="auto">
        {name}
      </span>
    ),
  },
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

const name: Column<Workflow> = { name: 'Name', cell: (row) => <span dir="auto">{row.name}</span> }
/** The column with the name, as a link that opens the workflow. */
const link: Column<Workflow> = {
  name: 'Name',
  cell: (row) => (
    <PageLink page={workflowPage(row.id)}>
      <span dir="auto">{row.name}</span>
    </PageLink>
  ),
}

/** A read-only table of workflows. */
export function WorkflowTable({ label, rows }: { label: string; rows: readonly Workflow[] }) {
  const columns = [useCanBuild() ? link : name, ...workflowColumns]
  return <Table label={label} columns={columns} rows={rows} keyOf={({ id }) => id} />
}
