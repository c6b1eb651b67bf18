import './AgentCenter.css'
import { useRead } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Cards, Card } from '#web/ui/blocks/Cards.tsx'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Pencil, Plus, Trash2 } from '#web/ui/icons.ts'
import { Bot } from '#web/ui/more-icons.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { appStudio } from '../../contract.ts'
import type { ProjectAgent } from '../../contracts/agents.ts'

const tones = { active: 'success', idle: 'warn', offline: 'line' } as const

/** The agents of a project, and their work. The buttons do nothing yet. */
export function AgentCenter({ projectId }: { projectId: string }) {
  const { agents } = useRead(appStudio.getProject, { id: projectId })
  return (
    <Panel
      title="Agents"
      count={agents.length}
      actions={
        <Button size="s" icon={<Plus />}>
          Add Agent
        </Button>
      }
    >
      {agents.length === 0 && <Empty quiet>No agents work on this project yet.</Empty>}
      <Cards label="Agents">
        {agents.map((agent) => (
          <AgentCard key={agent.id} agent={agent} />
        ))}
      </Cards>
    </Panel>
  )
}

function AgentCard({ agent }: { agent: ProjectAgent }) {
  const { name, type, status, currentTask, tasksCompleted, capabilities, lastActive } = agent
  return (
    <Card
      title={name}
      icon={<Bot className="lucide" />}
      mark={
        <Badge tone={tones[status]} dot>
          {status}
        </Badge>
      }
      kicker={type}
      foot={
        <>
          <span>
            {count(tasksCompleted, 'task')} completed, active{' '}
            <TimeAgo inSentence time={lastActive} />
          </span>
          <span className="agent-ways">
            <IconButton size="s" label={`Edit ${name}`} icon={<Pencil />} />
            <IconButton size="s" label={`Delete ${name}`} icon={<Trash2 />} />
          </span>
        </>
      }
    >
      <p>{currentTask}</p>
      <ul className="agent-skills" aria-label="Capabilities">
        {capabilities.map((each) => (
          <li key={each}>
            <Badge tone="line">{each}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
