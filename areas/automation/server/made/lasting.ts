import type { Placed } from '../../flow/shape.ts'
import { actionOf } from '#platform/actions/server/lends.ts'
import type { Desk } from '#server/tools.ts'

const engineReasons: Partial<Record<string, string>> = {
  mail: 'An email that was sent cannot be taken back.',
  notify: 'A notification that was sent cannot be taken back.',
  http: 'A request that was sent cannot be taken back.',
}

/** Explains why a finished step cannot be undone; null if it can, or if it changed nothing. */
export function lastingReason(desk: Desk, { step }: Placed): string | null {
  if (step.do !== 'act') return null
  const { action: name } = step
  const { method = 'GET' } = step.with as { method?: unknown }
  if (name === 'http' && method === 'GET') return null
  if (name === 'read-feed') return null
  const engine = engineReasons[name]
  if (engine !== undefined) return engine
  const action = actionOf(desk.extensions, name)
  if (!action) return 'The other service has it. It can be undone there alone.'
  if (action.operation.kind === 'read' || action.makes) return null
  return 'It changed or deleted something, which is not undone from here.'
}
