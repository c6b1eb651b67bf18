import type { Build } from './contracts/workspace.ts'

const SUCCESS_CHANCE = 0.7
const LONGEST_BUILD_SECONDS = 179

/**
 * Invents the result of a build that is not really run. The first random number decides the status,
 * the second the duration.
 */
export function buildOutcome(random: () => number): Pick<Build, 'status' | 'duration'> {
  const status = random() < SUCCESS_CHANCE ? 'success' : 'failed'
  return { status, duration: Math.floor(random() * (LONGEST_BUILD_SECONDS + 1)) }
}
