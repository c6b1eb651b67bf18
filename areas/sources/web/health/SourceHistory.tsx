import { useRead } from '#web/asking/api.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { sourceHealth } from '../../contracts/source-health.ts'
import { eventWords } from './report-words.ts'

/** Events of a source, newest first. */
export function SourceHistory({ id }: { id: string }) {
  const events = useRead(sourceHealth.getHistory, { id })
  return (
    <ol className="source-history">
      {events.map(({ time, kind, detail }, index) => (
        <li key={`${time} ${index}`} data-kind={kind}>
          <p>
            <b>{eventWords[kind]}</b>{' '}
            <span className="meta">
              <TimeAgo time={time} inSentence />
            </span>
          </p>
          {detail && <p dir="auto">{detail}</p>}
        </li>
      ))}
    </ol>
  )
}
