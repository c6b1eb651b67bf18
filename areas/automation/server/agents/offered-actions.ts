import * as z from 'zod/mini'
import { isGranted } from '#server/asking/grant.ts'
import { actionOf } from '#platform/actions/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import { nameActions, type OfferedAction } from '../../agents/offered-action.ts'
import type { AgentAction, AllowedAction } from '../../contracts/agent-settings.ts'
import type { WorkflowAction } from '../../contracts/workflows.ts'
import { FLOW } from '../../limits.ts'
import { listActions } from '../workflows/list-actions.ts'

/**
 * Lists all actions that an agent can be allowed, which are the same as those of workflow steps.
 */
export async function listAgentActions(desk: Desk): Promise<AgentAction[]> {
  return (await listActions(desk)).map((action) => {
    const { name, title, group, trouble } = action
    return { name, title, group, trouble, isReading: isReading(desk, name) }
  })
}

/** The allowed actions, without those that no longer exist or that lack an account. */
export async function offeredActions(
  desk: Desk,
  allowed: readonly AllowedAction[],
): Promise<OfferedAction[]> {
  const all = new Map((await listActions(desk)).map((action) => [action.name, action]))
  const found = allowed.flatMap(({ name, isWaived }) => {
    const action = all.get(name)
    if (!action || action.trouble !== null) return []
    const { title, fields } = action
    const input = inputOf(desk, action)
    return [
      { action: name, title, fields, input, isWaived, isReading: isReading(desk, name) },
    ] satisfies Omit<OfferedAction, 'tool' | 'command'>[]
  })
  return nameActions(found)
}

/**
 * Says if an action only reads from this server. A request to another server counts as writing,
 * even a GET, because it can send away what was read.
 */
function isReading({ extensions }: Pick<Desk, 'extensions'>, name: string): boolean {
  const operation = actionOf(extensions, name)?.operation
  return operation !== undefined && isGranted({ operations: [name], scope: 'read' }, operation)
}

function inputOf({ extensions }: Desk, { name, fields }: WorkflowAction): z.ZodMiniType<unknown> {
  const operation = actionOf(extensions, name)?.operation
  if (operation) return operation.input
  const shape = fields.map(({ name: field, isNeeded, type, options }) => {
    const value = valueOf(type, options)
    return [field, isNeeded ? value : z.optional(value)]
  })
  return z.object(Object.fromEntries(shape))
}

function valueOf(
  type: WorkflowAction['fields'][number]['type'],
  options: readonly string[],
): z.ZodMiniType<unknown> {
  switch (type) {
    case 'text':
      return z.string().check(z.maxLength(FLOW.textCharacters))
    case 'number':
      return z.number()
    case 'yes-no':
      return z.boolean()
    case 'list':
      return z.array(z.unknown())
    case 'object':
      return z.record(z.string(), z.unknown())
    case 'choice':
      return z.enum(options as [string, ...string[]])
    default:
      return z.unknown()
  }
}
