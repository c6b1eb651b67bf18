/** Beyond this, digits say nothing more, and a column has no room for them. */
const LONGEST = 1e12

const MOST_DECIMALS = 2

/** How many decimals these numbers need, so that all are written alike and stand below each other. */
export function decimalsOf(numbers: readonly number[]): number {
  return Math.max(
    0,
    ...numbers.map((number) => {
      const [, fraction = ''] = String(Number(number.toFixed(MOST_DECIMALS))).split('.')
      return fraction.length
    }),
  )
}

/** "1,482", "1,482.50" where two decimals are wanted, "2.1E30" where it would never end. */
export function formatNumber(number: number, decimals = 0): string {
  const isLong = Math.abs(number) >= LONGEST
  const format = new Intl.NumberFormat('en', {
    notation: isLong ? 'scientific' : 'standard',
    minimumFractionDigits: isLong ? 0 : decimals,
    maximumFractionDigits: MOST_DECIMALS,
  })
  return format.format(number)
}
