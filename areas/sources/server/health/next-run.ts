import type { FetchReason } from '#feeds/claim/fetch-schedule.ts'
import { span } from './condition.ts'

/** Why a feed is fetched next when it is, as a sentence; `minutes` is what the reason speaks of. */
export function reasonWords(reason: FetchReason | null, minutes: number | null): string | null {
  const time = minutes === null ? null : spanOfMinutes(minutes)
  switch (reason) {
    case 'reader':
      return 'At the frequency you chose.'
    case 'publisher':
      return `Its publisher asks to wait between requests${time ? ` for ${time}` : ''}.`
    case 'rhythm':
      return `It rarely changes, so it is fetched less often${time ? `, every ${time}` : ''}.`
    case 'pushed':
      return 'Updates are pushed (WebSub), so it is fetched only occasionally.'
    case 'skipped':
      return 'Its publisher asks not to be fetched at this time.'
    case 'failing':
      return `It is failing, so it is retried less often each time${time ? `, now after ${time}` : ''}.`
    case 'retry-after':
      return `Its host asked to wait${time ? ` for ${time}` : ''}.`
    case 'hub-busy':
      return 'This server was too busy to fetch it; it is retried soon.'
    case null:
      return null
  }
}

function spanOfMinutes(minutes: number): string {
  return minutes < 120 ? `${minutes} minutes` : span(minutes / 60)
}
