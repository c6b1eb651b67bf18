export interface Habit {
  name: string
  /** Days on which it was done, such as "2026-03-02". */
  days: string[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The day of a moment, where the person is. */
export function dayOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

export function dayBefore(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
}

/** Done becomes not done, and the other way round. */
export function toggled(habit: Habit, day: string): Habit {
  const isDone = habit.days.includes(day)
  return { ...habit, days: isDone ? habit.days.filter((one) => one !== day) : [...habit.days, day] }
}

/** Days in a row up to today, or up to yesterday if today is not done yet. */
export function streakOf({ days }: Habit, today: string): number {
  let day = days.includes(today) ? today : dayBefore(today)
  let streak = 0
  for (; days.includes(day); day = dayBefore(day)) streak++
  return streak
}

/** The last seven days, today last. */
export function weekUpTo(today: string): string[] {
  return [6, 5, 4, 3, 2, 1, 0].map((days) => dayBefore(today, days))
}
