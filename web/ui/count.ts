const numbers = new Intl.NumberFormat('en')

/** Formats a number with its noun, such as "1 source", "2 sources" or "1,204 entries". */
export function count(amount: number, one: string, many = manyOf(one)): string {
  return `${numbers.format(amount)} ${amount === 1 ? one : many}`
}

function manyOf(one: string): string {
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`
}

const roundNumbers = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** Rounds a number to a few characters, such as "638", "45.2K" or "2.4M". */
export function shortCount(amount: number): string {
  return roundNumbers.format(amount)
}

/** Formats a number without rounding, such as "12,840". */
export function fullCount(amount: number): string {
  return numbers.format(amount)
}
