import { count } from '#web/ui/count.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Moment } from '../../contract.ts'

/** When another article was told, and by how many. */
export function WhenTold({ moment: { time, sourceCount } }: { moment: Moment }) {
  return (
    <p className="meta">
      <TimeAgo time={time} />, {count(sourceCount, 'source')}
    </p>
  )
}
