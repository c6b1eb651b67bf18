import { createContext, useContext } from 'react'
import { useNow } from '../../asking/api.tsx'
import { exactTime, relativeTime } from '../relative-time.ts'

/** The reader's time zone; UTC until the page is theirs, so that it first reads as the server wrote it. */
export const ZoneContext = createContext('UTC')

interface TimeAgoProps {
  time: string
  /** Stands behind other words, so that "Just now" does not begin with a capital. */
  inSentence?: boolean
}

export function TimeAgo({ time, inSentence = false }: TimeAgoProps) {
  const now = useNow()
  const zone = useContext(ZoneContext)
  const moment = new Date(time)
  const words = relativeTime(moment, now, zone)
  return (
    <time dateTime={time} title={exactTime(moment, zone)}>
      {inSentence ? words.replace('Just', 'just') : words}
    </time>
  )
}
