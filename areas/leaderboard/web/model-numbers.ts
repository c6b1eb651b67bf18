import type { Amount } from '../contract.ts'

/** Beyond this, digits say nothing more, and a column has no room for them. */
const LONGEST = 1e12

const MOST_DECIMALS = 2

/** The number of decimals that these numbers need, so that all are written alike and stand below each other. */
export function decimalsOf(numbers: readonly number[]): number {
  return Math.max(
    0,
    ...numbers.map((number) => {
      const [, fraction = ''] = String(Number(number.toFixed(MOST_DECIMALS))).split('.')
      return fraction.length
    }),
  )
}

/** "Over 1 million votes", "1,482 votes"; from a million on, to one decimal. */
export function votesWords({ count, isMore }: Amount): string {
  const words = new Intl.NumberFormat('en', {
    ...(count >= 1e6 && { notation: 'compact', compactDisplay: 'long', roundingMode: 'floor' }),
    maximumFractionDigits: count >= 1e6 ? 1 : 0,
  } as Intl.NumberFormatOptions).format(count)
  return `${isMore ? 'Over ' : ''}${words} ${count === 1 ? 'vote' : 'votes'}`
}

/** "218+ models". */
export function modelsWords({ count, isMore }: Amount): string {
  return `${formatNumber(count)}${isMore ? '+' : ''} ${count === 1 && !isMore ? 'model' : 'models'}`
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
