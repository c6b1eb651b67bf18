/**
 * The steps, in ms, by which times are counted: a call counts at the first step that is not shorter
 * than its time. Longer calls than the last step are counted in one more place.
 */
export const STEPS_MS = [
  10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000,
] as const

export type Times = number[]

export function noTimes(): Times {
  return Array<number>(STEPS_MS.length + 1).fill(0)
}

export function addTime(times: Times, ms: number): void {
  const step = STEPS_MS.findIndex((most) => ms <= most)
  times[step === -1 ? STEPS_MS.length : step]! += 1
}

/**
 * The time in ms within which this share of calls ended, interpolated between two steps; null if no
 * call was timed. Calls beyond the last step count as if they took that long.
 */
export function timeWithin(times: Times, share: number): number | null {
  const total = times.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const wanted = share * total
  let before = 0
  for (const [step, count] of times.entries()) {
    if (count > 0 && before + count >= wanted) {
      const least = STEPS_MS[step - 1] ?? 0
      const most = STEPS_MS[step] ?? least
      return Math.round(least + ((wanted - before) / count) * (most - least))
    }
    before += count
  }
  return STEPS_MS.at(-1)!
}
