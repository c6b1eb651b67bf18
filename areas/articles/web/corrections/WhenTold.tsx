import { count } from '#web/ui/count.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Moment } from '../../contract.ts'

/** The time of another article, and the number of its sources. */
export function WhenTold({ moment: { time, sourceCount } }: { moment: Moment }) {
  return (
    <p className="meta">
      <TimeAgo time={time} />, {count(sourceCount, 'source')}
    </p>
  )
}
