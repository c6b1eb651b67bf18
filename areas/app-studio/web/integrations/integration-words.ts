const units = ['KB/s', 'MB/s', 'GB/s'] as const
const STEP = 1000

/** "0 KB/s", "240 KB/s", "1.2 MB/s": kilobytes whole, more with a decimal where it is not 0. */
export function throughputText(bytesPerSecond: number): string {
  let amount = Math.round(bytesPerSecond / STEP)
  let unit = 0
  while (amount >= STEP && unit < units.length - 1) {
    amount = Math.round(amount / (STEP / 10)) / 10
    unit += 1
  }
  return `${amount} ${units[unit]}`
}
