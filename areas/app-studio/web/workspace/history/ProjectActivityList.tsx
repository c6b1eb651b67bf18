import './ProjectActivityList.css'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
import { firstPageOf } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { Hammer, Rocket } from '#web/ui/more-icons.ts'
import { activityWords, rowsOf, type ActivityRow } from '../../../activity/activity-rows.ts'
import { studioActivity } from '../../../contracts/activity.ts'
import { shortCommit } from '../environments/environment-words.ts'
import type { Source } from '../use-source.ts'
import { CommitRow } from './CommitRow.tsx'

const growing = firstPageOf('entry', 'entries')

/** A list of commits, builds and deployments, newest first. */
export function ProjectActivityList({ source }: { source: Source }) {
  const { project, commit } = source
  if (commit === null) return <p className="vibe-nothing">Nothing was saved yet</p>
  return (
    <>
      <Newer operation={studioActivity.listActivity} input={{ project }} list={growing} />
      <PagedList
        operation={studioActivity.listActivity}
        input={{ project }}
        rowsOf={({ entries }) => rowsOf(entries)}
        label="Activity"
        className="vibe-rows"
        isOrdered
        waiting={6}
        empty={null}
      >
        {(row) =>
          row.is === 'commit' ? (
            <CommitRow key={row.id} source={source} commit={row} isNewest={row.id === commit} />
          ) : (
            <DoneRow key={row.id} row={row} />
          )
        }
      </PagedList>
    </>
  )
}

/** A row for a build or a deployment. */
function DoneRow({ row }: { row: Exclude<ActivityRow, { is: 'commit' }> }) {
  const isFailed = row.is === 'build' && (row.state === 'red' || row.state === 'broken')
  return (
    <li className="vibe-activity" data-type={isFailed ? 'alert' : 'build'}>
      {row.is === 'build' ? <Hammer /> : <Rocket />}
      <div>
        <p>
          {activityWords(row)}
          {row.is === 'build' && (
            <>
              {' '}
              <code>{shortCommit(row.commit)}</code>
            </>
          )}
        </p>
        <p className="meta">
          <span dir="auto">{row.by}</span>, <TimeAgo time={row.at} inSentence />
        </p>
      </div>
    </li>
  )
}
