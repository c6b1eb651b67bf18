const numbers = new Intl.NumberFormat('en')

/** "1 source", "2 sources", "1,204 entries". */
export function count(amount: number, one: string, many = manyOf(one)): string {
  return `${numbers.format(amount)} ${amount === 1 ? one : many}`
}

function manyOf(one: string): string {
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`
}
