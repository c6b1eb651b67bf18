import { periods, type Period } from '../contract.ts'

const labels: Record<Period, string> = {
  today: 'Today',
  week: 'Week',
  month: 'Month',
  year: 'Year',
}

/** The periods in words, for sentences; the longest one, `year`, has no limit. */
export const periodWords: Record<Period, string> = {
  today: 'today',
  week: 'this week',
  month: 'this month',
  year: 'all times',
}

export const folderPeriods = periods.map((value) => ({ value, label: labels[value] }))

export const headlinePeriods = folderPeriods.filter(({ value }) => value !== 'year')

/** The next longer period; null after the longest. */
export function longerPeriod(period: Period): Period | null {
  return periods[periods.indexOf(period) + 1] ?? null
}
