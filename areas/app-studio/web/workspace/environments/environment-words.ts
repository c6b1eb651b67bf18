import { count } from '#web/ui/count.ts'
import type { KeptBuild, ServedEnvironment } from '../../../contracts/environments.ts'

/** The look of an environment's state, which selects its icon and color. */
export type Look = 'success' | 'building' | 'failed' | 'none'

export function lookOf({ build, isHealthy }: ServedEnvironment): Look {
  if (!build) return 'none'
  if (build.state === 'waiting') return 'building'
  return build.state === 'green' && isHealthy !== false ? 'success' : 'failed'
}

/** The state of an environment in a few words, shown next to its name. */
export function environmentWords({ env, build, isHealthy }: ServedEnvironment): string {
  if (!build) return env === 'local' ? 'not built' : 'not deployed'
  if (isHealthy === false) return 'not reachable'
  return env === 'local' ? stateWords(build) : `build ${build.nth}`
}

const words = { waiting: 'building', green: 'passed', broken: 'failed' } as const

export function stateWords({ state, tests }: Pick<KeptBuild, 'state' | 'tests'>): string {
  return state === 'red' ? `${count(tests?.failed ?? 0, 'test')} failed` : words[state]
}

export function testWords({ tests }: Pick<KeptBuild, 'tests'>): string {
  if (!tests) return '—'
  const all = tests.passed + tests.failed
  return all === 0 ? 'none' : `${tests.passed} of ${all} passed`
}

export function healthWords({ isHealthy }: Pick<ServedEnvironment, 'isHealthy'>): string {
  if (isHealthy === null) return 'not probed yet'
  return isHealthy ? 'reachable' : 'not reachable'
}

/** An address without its scheme, such as "harbour.localhost:4601". */
export const plainAddress = (url: string): string =>
  url.replace(/^https?:\/\//, '').replace(/\/$/, '')

export const shortCommit = (commit: string): string => commit.slice(0, 7)
