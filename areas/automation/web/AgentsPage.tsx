import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import type { Agent } from '../contract.ts'
import { agents as agentsContract } from '../contracts/agents.ts'
import { AgentMenu } from './agents/AgentMenu.tsx'
import { AgentTools } from './agents/AgentTools.tsx'
import { RenameDialog } from '#web/ui/overlays/RenameDialog.tsx'
import { agentSettings } from '../contracts/agent-settings.ts'
import { agentPage } from './agents/use-agent-actions.ts'
import { holdsWords } from './holds-words.ts'
import { agentStatusWords, agentTones } from './status-words.ts'
import { useCanBuild } from './use-can-build.ts'

const columns: readonly Column<Agent>[] = [
  { name: 'Type', cell: ({ type }) => type },
  {
    name: 'Status',
    cell: ({ status }) => (
      <Badge tone={agentTones[status]} dot>
        {agentStatusWords[status]}
      </Badge>
    ),
  },
  { name: 'Conversations', cell: (agent) => fullCount(agent.conversations), isNumber: true },
]

export function AgentsPage() {
  return (
    <Panel title="AI agents" actions={<AgentTools />} skeleton={<SkeletonLines count={14} />}>
      <Agents />
    </Panel>
  )
}

/**
 * The list of agents. If agents can be made here, it has a search, links, and menus to rename and
 * delete them.
 */
function Agents() {
  const agents = useRead(agentsContract.listAgents, {})
  const canBuild = useCanBuild()
  const [words, setWords] = useState('')
  const [renamed, setRenamed] = useState<Agent | null>(null)
  const renaming = useOpening()
  if (agents.length === 0)
    return (
      <Empty title="No agents yet">
        Press “New agent” to make one that knows your documents and topics.
      </Empty>
    )

  const name: Column<Agent> = {
    name: 'Name',
    cell: (agent) => (
      <>
        <span dir="auto">
          {canBuild ? <PageLink page={agentPage(agent.id)}>{agent.name}</PageLink> : agent.name}
        </span>
        <span className="meta">{agent.description}</span>
      </>
    ),
  }
  const controls: Column<Agent> = {
    name: 'Actions',
    cell: (agent) => (
      <div className="automation-controls">
        <AgentMenu
          agent={agent}
          onRename={() => {
            setRenamed(agent)
            renaming.open()
          }}
        />
      </div>
    ),
  }
  const found = agents.filter(({ name, type, description }) =>
    holdsWords(words, name, type, description),
  )
  return (
    <>
      {canBuild && (
        <SearchBox
          className="automation-search"
          label="Search agents"
          value={words}
          onChange={setWords}
        />
      )}
      {found.length === 0 ? (
        <Empty quiet>No agents match.</Empty>
      ) : (
        <Table
          isLong
          label="AI agents"
          columns={[name, ...columns, ...(canBuild ? [controls] : [])]}
          rows={found}
          keyOf={({ id }) => id}
        />
      )}
      {renamed && (
        <RenameDialog
          noun="agent"
          rename={agentSettings.saveAgent}
          key={renaming.nth}
          thing={renamed}
          open={renaming.isOpen}
          onClose={renaming.close}
        />
      )}
    </>
  )
}
