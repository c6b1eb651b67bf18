import type { FetchReason } from '#feeds/claim/fetch-schedule.ts'
import { span } from './condition.ts'

/** Why a feed is fetched next when it is, as a sentence; `minutes` is what the reason speaks of. */
export function reasonWords(reason: FetchReason | null, minutes: number | null): string | null {
  const time = minutes === null ? null : spanOfMinutes(minutes)
  switch (reason) {
    case 'reader':
      return 'As often as you chose.'
    case 'publisher':
      return `Its publisher asks to be left alone between visits${time ? ` for ${time}` : ''}.`
    case 'rhythm':
      return `It seldom changes, so it is asked less often${time ? `, every ${time}` : ''}.`
    case 'pushed':
      return 'A hub tells of what is new, so it is asked only now and then.'
    case 'skipped':
      return 'Its publisher asks not to be visited at this time.'
    case 'failing':
      return `It fails, so it is asked less often each time${time ? `, now after ${time}` : ''}.`
    case 'retry-after':
      return `Its host asked to be left alone${time ? ` for ${time}` : ''}.`
    case 'hub-busy':
      return 'This hub was too busy to ask it, so it is asked again soon.'
    case null:
      return null
  }
}

function spanOfMinutes(minutes: number): string {
  return minutes < 120 ? `${minutes} minutes` : span(minutes / 60)
}
