import { useMissingReceivers } from '#platform/notifications/web/lends/receivers.ts'
import type { BriefingChannel } from '../../briefing-options.ts'

/** Explains, for each chosen channel that cannot deliver yet, what it needs. */
export function useUndelivered(chosen: readonly BriefingChannel[]): string[] {
  const missing = useMissingReceivers()
  // Push messages of a briefing are sent to ntfy, too.
  const push = missing.ntfy && missing.push && 'Push needs a device or an ntfy topic.'
  return chosen.flatMap((channel) => (channel === 'push' ? push : missing[channel]) ?? [])
}

/** Lists what still has to be set up for a briefing. */
export function BriefingReceivers({ chosen }: { chosen: readonly BriefingChannel[] }) {
  const words = useUndelivered(chosen)
  if (words.length === 0) return null
  return <p className="field-error">{words.join(' ')} Add it under Settings, Notifications.</p>
}
