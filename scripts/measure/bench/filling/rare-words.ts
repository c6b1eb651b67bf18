const WORDS = 400_000
/** Constants of the Zipf-Mandelbrot law, which gives the frequency of a word by its rank. */
const OFFSET = 2.7
const EXPONENT = 1.07
/** The share of words that are written with a capital, like names. */
const CAPITAL_SHARE = 0.12
/** The letters of English, most frequent first. */
const LETTERS = 'etaoinshrdlucmfwypvbgkjqxz'
/** An ending that stemmers do not change. */
const ENDING = 'ab'

/**
 * Returns a function that invents words with the frequencies of real reports, so that every
 * thousand reports bring new rare words.
 */
export function rareWords(random: () => number): () => string {
  const upTo = new Float64Array(WORDS)
  let sum = 0
  for (let rank = 0; rank < WORDS; rank++) {
    sum += 1 / (rank + OFFSET) ** EXPONENT
    upTo[rank] = sum
  }
  return () => {
    const word = spell(firstAbove(upTo, random() * sum))
    return random() < CAPITAL_SHARE ? word[0]!.toUpperCase() + word.slice(1) : word
  }
}

function firstAbove(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Writes a number as a word; different numbers give different words. */
function spell(number: number): string {
  let letters = ''
  for (let left = number; letters === '' || left > 0; left = Math.floor(left / LETTERS.length))
    letters += LETTERS[left % LETTERS.length]
  return letters + ENDING
}
