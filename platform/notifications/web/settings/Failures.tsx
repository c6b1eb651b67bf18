import { useRead } from '#web/asking/api.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { channels } from '../../contracts/channels.ts'
import { channelWords } from './channel-words.ts'

/** Messages that could not be delivered, with the reasons. */
export function Failures() {
  const failures = useRead(channels.listFailures, {})
  if (failures.length === 0) return null
  return (
    <section aria-label="Not delivered" className="notification-section">
      <h3>Not delivered</h3>
      <ul>
        {failures.map(({ id, channel, about, error, triedAt, nextAt }) => (
          <li key={id}>
            <p dir="auto">
              {channelWords[channel]}: {about}
            </p>
            <p className="field-error">{error}</p>
            <p className="meta">
              {triedAt !== null && <Ago time={triedAt} />}
              {nextAt === null ? (
                '. Not tried again'
              ) : (
                <>
                  . Next attempt <TimeAgo time={nextAt} inSentence />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
