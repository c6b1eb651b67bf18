import type { ShownProject } from '../contracts/preview.ts'

interface State {
  shown: ShownProject | null
  isBuilding: boolean
  /** The reason why a build could not be started; null if it could. */
  problem: string | null
  /** True if the app itself reported an error. */
  hasFailed: boolean
}

/** Describes the state of the newest build and of its app, for the line above the preview. */
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
