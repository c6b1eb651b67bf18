const units = ['KB/s', 'MB/s', 'GB/s'] as const
const STEP = 1000

/**
 * A data rate such as "0 KB/s", "240 KB/s" or "1.2 MB/s". Larger units have one decimal, unless it
 * is 0.
 */
export function throughputText(bytesPerSecond: number): string {
  let amount = Math.round(bytesPerSecond / STEP)
  let unit = 0
  while (amount >= STEP && unit < units.length - 1) {
    amount = Math.round(amount / (STEP / 10)) / 10
    unit += 1
  }
  return `${amount} ${units[unit]}`
}
