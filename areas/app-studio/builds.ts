import type { Build } from './contracts/workspace.ts'

const SUCCESS_CHANCE = 0.7
const LONGEST_BUILD_SECONDS = 179

/** Invents the end of a build that nobody has run; `random` decides the luck, then the time. */
export function buildOutcome(random: () => number): Pick<Build, 'status' | 'duration'> {
  const status = random() < SUCCESS_CHANCE ? 'success' : 'failed'
  return { status, duration: Math.floor(random() * (LONGEST_BUILD_SECONDS + 1)) }
}
