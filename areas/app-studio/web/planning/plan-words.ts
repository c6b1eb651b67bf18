import type { Velocity } from '../../contracts/planning.ts'

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A day of the plan in words: "2026-12-04" is "Dec 4". */
export function dayText(day: string): string {
  return days.format(new Date(day))
}

/** A status in words: "in-progress" is "in progress". */
export function statusWords(status: string): string {
  return status.replaceAll('-', ' ')
}

/** The completed part in words, such as "2 of 5 completed". */
export function completedText(completed: number, total: number): string {
  return `${completed} of ${total} completed`
}

/** An estimated time in words, such as "3 weeks" or "3 to 5 weeks". */
export function estimateText({ fewest, most }: Velocity['estimatedCompletion']): string {
  const span = fewest === most ? `${most}` : `${fewest} to ${most}`
  return `${span} ${most === 1 ? 'week' : 'weeks'}`
}
