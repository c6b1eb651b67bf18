import { createContext, useContext } from 'react'
import { useNow } from '#web/api.tsx'
import { exactTime, relativeTime } from './relative-time.ts'

/** The reader's time zone; UTC until the page is theirs, so that it first reads as the server wrote it. */
export const ZoneContext = createContext('UTC')

export function TimeAgo({ time }: { time: string }) {
  const now = useNow()
  const zone = useContext(ZoneContext)
  const moment = new Date(time)
  return (
    <time dateTime={time} title={exactTime(moment, zone)}>
      {relativeTime(moment, now, zone)}
    </time>
  )
}
