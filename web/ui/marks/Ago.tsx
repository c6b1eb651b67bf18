import { useNow } from '../../place/clock.tsx'
import { TimeAgo } from './TimeAgo.tsx'

/** An event while the page is open is "just now", though the page's own moment is up to a minute older. */
export function Ago({ time, inSentence = false }: { time: string; inSentence?: boolean }) {
  const now = useNow().toISOString()
  return <TimeAgo time={time > now ? now : time} inSentence={inSentence} />
}
