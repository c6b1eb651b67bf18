import {
  intervalOfRhythm,
  minutesOf,
  MOST_MINUTES,
  type FetchReason,
} from '#feeds/claim/fetch-schedule.ts'
import type { Source } from '../../contract.ts'
import { span } from './condition.ts'

/** The facts that decide when a feed is fetched next. */
export interface Planned {
  reason: FetchReason | null
  /**
   * The minutes behind the reason, such as the interval that a reader or the publisher asks for, or
   * the usual time between two entries.
   */
  minutes: number | null
  /** The frequency that this reader chose; other followers may have a different one. */
  frequency: Source['frequency']
}

/** Says why a feed is fetched next at that time, in a sentence that is shown with the time. */
export function reasonWords({ reason, minutes, frequency }: Planned): string | null {
  const time = minutes === null ? null : spanOfMinutes(minutes)
  switch (reason) {
    case 'reader':
      return minutes === null || minutes >= minutesOf[frequency]
        ? 'At the frequency you chose.'
        : `Another reader of this server chose to have it fetched every ${time}.`
    case 'publisher':
      return publisherWords(minutes, time)
    case 'rhythm':
      return minutes === null
        ? 'It rarely changes, so it is fetched less often.'
        : `It brings nothing new for about ${time} at a time, so it is fetched about every ${spanOfMinutes(intervalOfRhythm(minutes))}.`
    case 'pushed':
      return 'Updates are pushed (WebSub), so it is fetched only occasionally.'
    case 'skipped':
      return 'Its publisher asks not to be fetched at this time.'
    case 'failing':
      return `It is failing, so it is retried less often each time${time ? `, now after ${time}` : ''}.`
    case 'retry-after':
      return `Its server asked to wait${time ? ` for ${time}` : ''}.`
    case 'hub-busy':
      return 'This server was too busy to fetch it; it is retried soon.'
    case null:
      return null
  }
}

function publisherWords(minutes: number | null, time: string | null): string {
  const asks = `Its publisher asks to wait between requests${time ? ` for ${time}` : ''}`
  return minutes !== null && minutes > MOST_MINUTES
    ? `${asks}; it is fetched about every ${spanOfMinutes(MOST_MINUTES)} all the same.`
    : `${asks}.`
}

function spanOfMinutes(minutes: number): string {
  return minutes < 120 ? `${Math.round(minutes)} minutes` : span(minutes / 60)
}
