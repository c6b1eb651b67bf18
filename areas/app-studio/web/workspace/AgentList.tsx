import { Badge } from '#web/ui/marks/Badge.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { FeatureAgent } from '../../contracts/workspace.ts'

const tones = { active: 'success', idle: 'neutral', thinking: 'info' } as const satisfies Record<
  FeatureAgent['status'],
  string
>

export function AgentList({ agents }: { agents: readonly FeatureAgent[] }) {
  return (
    <ul className="vibe-rows" aria-label="Agents">
      {agents.map(({ id, name, feature, status, currentTask, lastActive }) => (
        <li key={id}>
          <p className="vibe-row-head">
            <strong>{name}</strong>
            <Badge tone={tones[status]} dot>
              {status}
            </Badge>
          </p>
          <p className="vibe-kicker">{feature}</p>
          <p>{currentTask}</p>
          <p className="meta">
            <TimeAgo time={lastActive} />
          </p>
        </li>
      ))}
    </ul>
  )
}
