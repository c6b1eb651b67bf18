import { PageLink } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { wholeList } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { automation, type Activity } from '../contract.ts'
import { activityLevelWords } from './status-words.ts'

const tones = { info: 'neutral', warning: 'warn', error: 'error' } as const

const growing = { ...wholeList<Activity>('entry'), holdsAsked: true }

/** The log of what workflows did, newest first. */
export function ActivityLog({ entries }: { entries: readonly Activity[] }) {
  if (entries.length === 0)
    return (
      <Empty quiet>
        No entries yet. <PageLink page="/automation/settings">Settings</PageLink> say which events
        of your workflows are recorded.
      </Empty>
    )
  return (
    <>
      <Newer operation={automation.listActivity} input={{}} list={growing} />
      <ol className="activity" aria-label="Activity">
        {entries.map(({ id, time, level, workflow, message }) => (
          <li key={id}>
            <Badge tone={tones[level]} dot>
              {activityLevelWords[level]}
            </Badge>
            <p className="activity-words">
              <span className="activity-name" dir="auto">
                {workflow.name}
              </span>
              <span dir="auto">{message}</span>
            </p>
            <span className="meta">
              <TimeAgo time={time} />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
