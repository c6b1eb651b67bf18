const DAY_MS = 24 * 3_600_000

/** The choices for the life of a link in days; an empty value means that it does not expire. */
export const expiryOptions = [
  { value: '', label: 'Never' },
  { value: '1', label: 'In 1 day' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
]

export function expiryIn(days: string, nowMs: number): string | null {
  return days === '' ? null : new Date(nowMs + Number(days) * DAY_MS).toISOString()
}
