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
 * Actions that are not operations of contracts, by name. They throw a `Problem` if a field is
 * invalid.
 */
export const engineActs: Partial<Record<string, (input: FilledIn) => Act>> = acts
