import type { EngineActionName } from '../../flow/engine-actions.ts'
import type { Act, FilledIn } from './act.ts'
import { httpAct } from './http.ts'
import { mailAct } from './mail.ts'
import { notifyAct } from './notify.ts'
import { readFeedAct } from './read-feed.ts'

const acts: Record<EngineActionName, (input: FilledIn) => Act> = {
  http: httpAct,
  mail: mailAct,
  notify: notifyAct,
  'read-feed': readFeedAct,
}

/**
 * Actions that are not operations of contracts, by their names. Fail with a `Problem` where their fields do not fit.
 */
export const engineActs: Partial<Record<string, (input: FilledIn) => Act>> = acts
