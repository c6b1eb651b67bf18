import type { Period } from '../contract.ts'

/** The widest period leaves nothing out: a quiet source may have been silent for longer than a year. */
export const PERIOD_HOURS: Record<Period, number> = {
  today: 24,
  week: 7 * 24,
  month: 30 * 24,
  year: 100 * 365 * 24,
}
