const numbers = new Intl.NumberFormat('en')

/** "1 source", "2 sources", "1,204 entries". */
export function count(amount: number, one: string, many = manyOf(one)): string {
  return `${numbers.format(amount)} ${amount === 1 ? one : many}`
}

function manyOf(one: string): string {
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`
}

const roundNumbers = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** Rounded to what fits into a few letters: "638", "45.2K", "2.4M". */
export function shortCount(amount: number): string {
  return roundNumbers.format(amount)
}

/** The count in full: "12,840". */
export function fullCount(amount: number): string {
  return numbers.format(amount)
}
