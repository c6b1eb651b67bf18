import { useNow } from '../../place/clock.tsx'
import { TimeAgo } from './TimeAgo.tsx'

/**
 * An event after the page's current time is "just now", because that time is up to a minute behind.
 */
export function Ago({ time, inSentence = false }: { time: string; inSentence?: boolean }) {
  const now = useNow().toISOString()
  return <TimeAgo time={time > now ? now : time} inSentence={inSentence} />
}
