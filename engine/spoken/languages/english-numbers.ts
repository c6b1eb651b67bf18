const SMALL =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const TENS = `- - twenty thirty forty fifty sixty seventy eighty ninety`.split(' ')
const THOUSANDS = ['', ' thousand', ' million', ' billion', ' trillion']
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

export function englishCardinal(value: number): string {
  if (value < 20) return SMALL[value]!
  if (value < 100)
    return TENS[Math.floor(value / 10)]! + (value % 10 ? `-${SMALL[value % 10]}` : '')
  if (value < 1000) {
    const rest = value % 100 ? ` ${englishCardinal(value % 100)}` : ''
    return `${SMALL[Math.floor(value / 100)]} hundred${rest}`
  }
  const groups: string[] = []
  for (let rest = value, i = 0; rest > 0; rest = Math.floor(rest / 1000), i++) {
    if (rest % 1000) groups.unshift(englishCardinal(rest % 1000) + THOUSANDS[i]!)
  }
  return groups.join(' ')
}

export function englishOrdinal(value: number): string {
  const words = englishCardinal(value)
  const at = Math.max(words.lastIndexOf(' '), words.lastIndexOf('-')) + 1
  const last = words.slice(at)
  const regular = last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`
  return words.slice(0, at) + (ORDINALS[last] ?? regular)
}

export function englishYear(value: number): string {
  const century = Math.floor(value / 100)
  const rest = value % 100
  if (value >= 2000 && value < 2010) return englishCardinal(value)
  if (rest === 0)
    return value % 1000 === 0 ? englishCardinal(value) : `${englishCardinal(century)} hundred`
  const last = rest < 10 ? `oh ${SMALL[rest]}` : englishCardinal(rest)
  return `${englishCardinal(century)} ${last}`
}

/** Makes the plural of a year in words: "nineteen ninety" becomes "nineteen nineties". */
export function englishDecade(words: string): string {
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`
}
