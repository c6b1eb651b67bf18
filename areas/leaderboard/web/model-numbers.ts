import type { Amount } from '../contract.ts'

/** Numbers from here on are shortened; with all of their digits they would not fit a column. */
const LONGEST = 1e12

const MOST_DECIMALS = 2

/** The number of decimals for a column of numbers, so that all of them have the same. */
export function decimalsOf(numbers: readonly number[]): number {
  return Math.max(
    0,
    ...numbers.map((number) => {
      const [, fraction = ''] = String(Number(number.toFixed(MOST_DECIMALS))).split('.')
      return fraction.length
    }),
  )
}

/**
 * Writes a number of votes in words: "1,482 votes", or "Over 1.2 million votes", which is rounded
 * down to one decimal.
 */
export function votesWords({ count, isMore }: Amount): string {
  const words = new Intl.NumberFormat('en', {
    ...(count >= 1e6 && { notation: 'compact', compactDisplay: 'long', roundingMode: 'floor' }),
    maximumFractionDigits: count >= 1e6 ? 1 : 0,
  } as Intl.NumberFormatOptions).format(count)
  return `${isMore ? 'Over ' : ''}${words} ${count === 1 ? 'vote' : 'votes'}`
}

/** Writes a number of models in words, such as "218+ models". */
export function modelsWords({ count, isMore }: Amount): string {
  return `${formatNumber(count)}${isMore ? '+' : ''} ${count === 1 && !isMore ? 'model' : 'models'}`
}

/**
 * Formats a number for a text: "1,482", "1,482.50" with two decimals, "2.1E30" for a very long one.
 */
export function formatNumber(number: number, decimals = 0): string {
  const isLong = Math.abs(number) >= LONGEST
  const format = new Intl.NumberFormat('en', {
    notation: isLong ? 'scientific' : 'standard',
    minimumFractionDigits: isLong ? 0 : decimals,
    maximumFractionDigits: MOST_DECIMALS,
  })
  return format.format(number)
}
