/**
 * Formats a ratio from 0 to 1, such as "62%" or "94.2%", with as many decimals as it needs up to a
 * limit.
 */
export function percent(ratio: number, decimals = 0): string {
  return new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: decimals }).format(
    ratio,
  )
}

const dollarFormat = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })

/** Formats an amount of dollars, such as "$1,204.50". */
export function dollars(amount: number): string {
  return dollarFormat.format(amount)
}
