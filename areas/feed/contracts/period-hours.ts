import type { Period } from '../contract.ts'

/**
 * Hours of each period. The widest period has no limit, since a quiet source may be silent for more
 * than a year.
 */
export const PERIOD_HOURS: Record<Period, number> = {
  today: 24,
  week: 7 * 24,
  month: 30 * 24,
  year: 100 * 365 * 24,
}
