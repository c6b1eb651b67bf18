import type { ProjectActivity } from '../contracts/activity.ts'
import type { Environment } from '../contracts/workspace.ts'

type Deployment = Extract<ProjectActivity, { is: 'deployment' }>
/**
 * Deployments of one build in quick succession, as one press of Deploy makes them. `envs` are in
 * the order of deployment.
 */
type Deployments = Omit<Deployment, 'env'> & { envs: Environment[] }
export type ActivityRow = Exclude<ProjectActivity, Deployment> | Deployments

const TOGETHER_MS = 60_000

/**
 * Groups an activity list into rows, newest first. A deployment to several environments at once is
 * one row.
 */
export function rowsOf(entries: readonly ProjectActivity[]): ActivityRow[] {
  const rows: ActivityRow[] = []
  for (const entry of entries) {
    const last = rows.at(-1)
    if (entry.is !== 'deployment') rows.push(entry)
    else if (last?.is === 'deployment' && areTogether(last, entry)) last.envs.unshift(entry.env)
    else {
      const { env, ...more } = entry
      rows.push({ ...more, envs: [env] })
    }
  }
  return rows
}

function areTogether(last: Deployments, { build, how, at }: Deployment): boolean {
  const apartMs = Date.parse(last.at) - Date.parse(at)
  return last.build.id === build.id && last.how === how && apartMs < TOGETHER_MS
}

/** A row in words, such as "Deployed build 3 to int, stg, qa and prd". */
export function activityWords(row: Exclude<ActivityRow, { is: 'commit' }>): string {
  if (row.is === 'build') return buildWords(row)
  const { how, build, envs } = row
  const places = new Intl.ListFormat('en-GB').format(envs)
  if (how === 'stopped') return `Stopped serving build ${build.nth} at ${places}`
  if (how === 'rolled-back') return `Rolled ${places} back to build ${build.nth}`
  return `${how === 'deployed' ? 'Deployed' : 'Promoted'} build ${build.nth} to ${places}`
}

function buildWords({ nth, state, tests }: Extract<ProjectActivity, { is: 'build' }>): string {
  if (state === 'waiting') return `Build ${nth} is being made`
  if (state === 'broken') return `Build ${nth} could not be made`
  const all = tests ? tests.passed + tests.failed : 0
  if (state === 'red') return `Build ${nth}: ${tests?.failed ?? 0} of ${all} tests failed`
  return all === 0 ? `Build ${nth} succeeded` : `Build ${nth} passed its tests`
}
