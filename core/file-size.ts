const units = ['KB', 'MB', 'GB', 'TB'] as const
const STEP = 1000

/** Formats a size as "812 B", "18 KB" or "2.4 GB", in steps of 1000, as file managers do. */
export function fileSizeText(bytes: number): string {
  if (bytes < STEP) return `${bytes} B`
  let amount = bytes / STEP
  let unit = 0
  // If an amount would be rounded up to a thousand, the next unit is used.
  while (roundOf(amount) >= STEP && unit < units.length - 1) {
    amount /= STEP
    unit += 1
  }
  return `${roundOf(amount)} ${units[unit]}`
}

/** Rounds to whole numbers from a hundred on, and to one decimal below. */
function roundOf(amount: number): number {
  return amount >= 100 ? Math.round(amount) : Math.round(amount * 10) / 10
}
