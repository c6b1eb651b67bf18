import { useNow } from '../../place/clock.tsx'
import { TimeAgo } from './TimeAgo.tsx'

/**
 * The age of an event, such as "5 min ago". A time after the page's current time is "just now",
 * because the page's time is up to a minute behind.
 */
export function Ago({ time, inSentence = false }: { time: string; inSentence?: boolean }) {
  const now = useNow().toISOString()
  return <TimeAgo time={time > now ? now : time} inSentence={inSentence} />
}
