import { useRead } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { automation, type Agent } from '../contract.ts'
import { agentStatusWords } from './status-words.ts'

const tones = { active: 'success', training: 'info', paused: 'neutral' } as const

const columns: readonly Column<Agent>[] = [
  {
    name: 'Name',
    cell: ({ name, description }) => (
      <>
        <span dir="auto">{name}</span>
        <span className="meta">{description}</span>
      </>
    ),
  },
  { name: 'Type', cell: ({ type }) => type },
  {
    name: 'Status',
    cell: ({ status }) => (
      <Badge tone={tones[status]} dot>
        {agentStatusWords[status]}
      </Badge>
    ),
  },
  { name: 'Conversations', cell: (agent) => fullCount(agent.conversations), isNumber: true },
]

export function AgentsPage() {
  return (
    <Panel title="AI agents" skeleton={<SkeletonLines count={14} />}>
      <Agents />
    </Panel>
  )
}

function Agents() {
  const agents = useRead(automation.listAgents, {})
  return <Table isLong label="AI agents" columns={columns} rows={agents} keyOf={({ id }) => id} />
}
