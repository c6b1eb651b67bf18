import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { SourceReport } from '../../contracts/source-health.ts'

/**
 * The time at which the newest entry of a source was published or, if it has no date, first seen.
 */
export function LastEntry({ report }: { report: SourceReport }) {
  const { lastEntry, isLastEntrySeen } = report
  if (lastEntry === null) return 'None yet'
  return (
    <>
      {isLastEntrySeen && 'Seen '}
      <TimeAgo time={lastEntry} inSentence={isLastEntrySeen} />
    </>
  )
}
