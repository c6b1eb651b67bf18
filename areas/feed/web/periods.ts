import { periods, type Period } from '../contract.ts'

const labels: Record<Period, string> = {
  today: 'Today',
  week: 'Week',
  month: 'Month',
  year: 'Year',
}

export const folderPeriods = periods.map((value) => ({ value, label: labels[value] }))

export const headlinePeriods = folderPeriods.filter(({ value }) => value !== 'year')

/** The next longer period; null after the longest. */
export function longerPeriod(period: Period): Period | null {
  return periods[periods.indexOf(period) + 1] ?? null
}
