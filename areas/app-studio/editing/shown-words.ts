import type { ShownProject } from '../contracts/preview.ts'

interface State {
  shown: ShownProject | null
  isBuilding: boolean
  /** The problem of a build that could not be made at all. */
  problem: string | null
  /** The project itself reported an error. */
  hasFailed: boolean
}

/** Says above a preview how its newest build and its app are doing. */
export function shownWords({ shown, isBuilding, problem, hasFailed }: State): string {
  if (isBuilding) return 'Building…'
  if (problem !== null) return problem
  if (!shown) return 'There are no files yet.'
  if (shown.errors.length > 0)
    return shown.address
      ? 'The build failed; the last one that worked is shown.'
      : 'The build failed.'
  return hasFailed ? 'The app reported an error. Logs say which.' : `Built in ${shown.seconds} s`
}
