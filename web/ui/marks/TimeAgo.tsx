import { useNow, useZone } from '../../place/clock.tsx'
import { exactTime, relativeTime } from '../relative-time.ts'

interface TimeAgoProps {
  time: string
  /** True if the time follows other words, so that "just now" is not capitalized. */
  inSentence?: boolean
}

export function TimeAgo({ time, inSentence = false }: TimeAgoProps) {
  const now = useNow()
  const zone = useZone()
  const moment = new Date(time)
  const words = relativeTime(moment, now, zone)
  return (
    <time dateTime={time} title={exactTime(moment, zone)}>
      {inSentence ? words.replace('Just', 'just') : words}
    </time>
  )
}
