import { Cron } from 'croner'
import * as z from 'zod/mini'
import { INPUT } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { line } from '#core/words.ts'

/** A cron expression with five fields, and the time zone of its times. */
export const Schedule = z.object({
  cron: line(INPUT.nameCharacters),
  zone: line(INPUT.nameCharacters),
})
export type Schedule = z.infer<typeof Schedule>

const SHORTHANDS = ['@hourly', '@daily', '@weekly', '@monthly', '@yearly']
/**
 * The characters of a cron field: numbers, names of days and months, and the signs of the syntax.
 */
const FIELD = /^[\dA-Za-z*/,?#-]+$/

/** Explains why a schedule never runs or cannot be read; null if it is valid. */
export function scheduleProblem({ cron, zone }: Schedule, now: Date): string | null {
  if (!isZone(zone)) return `There is no time zone "${zone}". Use a name such as Europe/Berlin.`
  const fields = cron.trim().split(/\s+/)
  if (!SHORTHANDS.includes(cron.trim())) {
    if (fields.length !== 5)
      return 'A schedule has five fields: minute, hour, day, month, weekday. Seconds are not supported.'
    if (!fields.every((field) => FIELD.test(field))) return `"${cron}" is not a schedule.`
  }
  try {
    if (open({ cron, zone }).nextRun(now) === null)
      return 'This schedule never runs: no month of it has such a day.'
    return null
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error
    return `"${cron}" is not a schedule. An example: 0 6 * * 1-5 is every weekday at 06:00.`
  }
}

/**
 * The next times, in order. A time that a clock change skips, such as 02:30 in spring, runs at the
 * moment of the change; a time that a clock change repeats runs once. Hourly schedules keep running
 * through both.
 */
export function nextTimes(schedule: Schedule, after: Date, count: number): Date[] {
  const problem = scheduleProblem(schedule, after)
  if (problem) throw new Problem('invalid', problem)
  return open(schedule).nextRuns(count, after)
}

/**
 * The latest time after `last` and up to now; null if there is none. Earlier missed times are not
 * caught up on, because a digest of last week helps nobody.
 */
export function missedTime(schedule: Schedule, last: Date, now: Date): Date | null {
  const [latest] = open(schedule).previousRuns(1, new Date(now.getTime() + 1000))
  return latest && latest > last && latest <= now ? latest : null
}

/** The last times before a moment, latest first. */
export function timesBefore(schedule: Schedule, before: Date, count: number): Date[] {
  return scheduleProblem(schedule, before) ? [] : open(schedule).previousRuns(count, before)
}

/** Formats times in the zone of a schedule: "2026-03-03 06:00 Europe/Berlin". */
export function clockOf({ zone }: Schedule): (time: Date) => string {
  const parts = { dateStyle: 'short', timeStyle: 'short' } as const
  // The Swedish locale formats dates like ISO 8601.
  const clock = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: zone })
  return (time) => `${clock.format(time)} ${zone}`
}

const open = ({ cron, zone }: Schedule) =>
  new Cron(cron, { timezone: zone, mode: '5-part', paused: true })

export function isZone(zone: string): boolean {
  try {
    // Offsets such as "+01:00" are refused as zones, because they have no clock changes.
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
