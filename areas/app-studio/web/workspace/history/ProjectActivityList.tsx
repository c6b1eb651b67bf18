import './ProjectActivityList.css'
import { useRead } from '#web/asking/api.tsx'
import { Pages } from '#web/ui/blocks/Pages.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
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

/** Commits, builds and deployments, the newest first. */
export function ProjectActivityList({ source }: { source: Source }) {
  if (source.commit === null) return <p className="vibe-nothing">Nothing was saved yet</p>
  const { project } = source
  return (
    <>
      <Newer operation={studioActivity.listActivity} input={{ project }} list={growing} />
      <ol className="vibe-rows" aria-label="Activity">
        <Pages
          list={project}
          waiting={
            <li>
              <SkeletonLines count={6} />
            </li>
          }
        >
          {(cursor, onMore) => <PageOfActivity {...{ source, cursor, onMore }} />}
        </Pages>
      </ol>
    </>
  )
}

interface PageProps {
  source: Source
  cursor: string | undefined
  onMore: ((next: string) => void) | undefined
}

function PageOfActivity({ source, cursor, onMore }: PageProps) {
  const { project, commit: newest } = source
  const { entries, next } = useRead(studioActivity.listActivity, {
    project,
    ...(cursor !== undefined && { cursor }),
  })
  return (
    <>
      {rowsOf(entries).map((row) =>
        row.is === 'commit' ? (
          <CommitRow key={row.id} source={source} commit={row} isNewest={row.id === newest} />
        ) : (
          <DoneRow key={row.id} row={row} />
        ),
      )}
      {next && onMore && (
        <li>
          <Button size="s" onClick={() => onMore(next)}>
            Show more
          </Button>
        </li>
      )}
    </>
  )
}

/** A build, or what was done with one. */
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
