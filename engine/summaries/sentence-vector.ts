export type Vector = Map<string, number>

/** The weight of two adjacent words, relative to that of each word. */
const PAIR_WEIGHT = 0.5

export function phrasesOf(words: readonly string[]): Vector {
  const phrases = frequencies(words)
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  for (const [pair, count] of frequencies(pairs)) phrases.set(pair, PAIR_WEIGHT * count)
  return unit(phrases)
}

function frequencies(words: readonly string[]): Vector {
  const counts: Vector = new Map()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) counts.set(word, 1 + Math.log(count))
  return counts
}

/** Scales a vector to the length 1. */
export function unit(vector: Vector): Vector {
  let squares = 0
  for (const value of vector.values()) squares += value * value
  const length = Math.sqrt(squares) || 1
  for (const [word, value] of vector) vector.set(word, value / length)
  return vector
}
