/** The length of the pieces in which sound is measured. */
const STEP_SECONDS = 0.02
/** The distance from the expected time within which the longest pause is searched. */
const SEARCH_SECONDS = 0.6
/** Sound below this share of the mean level is a pause. */
const PAUSE_SHARE = 0.15

/**
 * Guesses the times at which parts of a sentence begin, for a voice that does not report them: each
 * part's share of the letters, moved to the longest pause nearby. `starts` are positions in a text
 * of `letters` letters; the first start is 0.
 */
export function guessedTimes(
  samples: Float32Array,
  rate: number,
  starts: readonly number[],
  letters: number,
): number[] {
  const step = Math.round(rate * STEP_SECONDS)
  const levels = Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    const piece = samples.subarray(i * step, (i + 1) * step)
    return piece.reduce((sum, sample) => sum + Math.abs(sample), 0) / step
  })
  const quiet = (PAUSE_SHARE * levels.reduce((sum, level) => sum + level, 0)) / levels.length
  return starts.slice(1).map((start) => {
    const expected = Math.round((levels.length * start) / letters)
    return endOfPause(levels, expected, quiet) * STEP_SECONDS
  })
}

function endOfPause(levels: readonly number[], expected: number, quiet: number): number {
  const reach = Math.round(SEARCH_SECONDS / STEP_SECONDS)
  let best = expected
  let longest = 1
  let length = 0
  for (let i = Math.max(0, expected - reach); i < Math.min(levels.length, expected + reach); i++) {
    length = levels[i]! < quiet ? length + 1 : 0
    if (length <= longest) continue
    longest = length
    best = i + 1
  }
  return best
}
