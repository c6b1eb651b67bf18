import { count } from '../../ui/count.ts'
import type { HubStatus } from './hub-status.ts'

/**
 * Describes the page's connection with its server in a sentence or two; empty if there is nothing
 * to say. Times are local.
 */
export function statusWords(
  { asOf, waiting }: Pick<HubStatus, 'asOf' | 'waiting'>,
  isOnline: boolean,
  now = new Date(),
): string {
  const why = isOnline ? 'the server does not answer' : 'no network'
  const age = asOf === null ? [] : [`As of ${momentWords(new Date(asOf), now)}, ${why}.`]
  const queue =
    waiting === 0
      ? []
      : [`${count(waiting, 'change')} ${waiting === 1 ? 'waits' : 'wait'} to be sent.`]
  return [...age, ...queue].join(' ')
}

/** The time of day, with the day if it is not today. */
function momentWords(moment: Date, now: Date): string {
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (moment.toDateString() === now.toDateString()) return time
  return `${moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}, ${time}`
}
