import { CircleAlert } from '#web/ui/icons.ts'
import { FileCode, Hammer, MessageSquare } from '#web/ui/more-icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { ActivityEntry, ActivityType } from '../../contracts/workspace.ts'

const icons = {
  code: <FileCode />,
  build: <Hammer />,
  review: <MessageSquare />,
  alert: <CircleAlert />,
} satisfies Record<ActivityType, React.ReactNode>

export function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  return (
    <ol className="vibe-rows" aria-label="Activity">
      {entries.map(({ id, agentName, action, timestamp, type }) => (
        <li key={id} className="vibe-activity" data-type={type}>
          {icons[type]}
          <div>
            <p className="vibe-row-head">
              <strong>{agentName}</strong>
            </p>
            <p>{action}</p>
            <p className="meta">
              <TimeAgo time={timestamp} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
