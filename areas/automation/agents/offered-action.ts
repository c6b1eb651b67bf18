import type * as z from 'zod/mini'

/** An action that an agent may use. */
export interface OfferedAction {
  /** The name by which the model calls the action: letters, digits and "_". */
  tool: string
  /** The name in the list of all actions. */
  action: string
  title: string
  /** The command by which the reader calls the action, without its "/". */
  command: string
  fields: readonly OfferedField[]
  input: z.ZodMiniType<unknown>
  /** True if the action only reads from this server. */
  isReading: boolean
  /** True if the reader chose not to be asked for approval. */
  isWaived: boolean
}

export interface OfferedField {
  name: string
  isNeeded: boolean
  type: 'text' | 'number' | 'yes-no' | 'list' | 'object' | 'choice' | 'any'
}

const MOST_NAME = 64

/** Gives each action a unique tool name and a unique command. */
export function nameActions<Action extends Pick<OfferedAction, 'action'>>(
  actions: readonly Action[],
): (Action & Pick<OfferedAction, 'tool' | 'command'>)[] {
  const tools = new Set<string>()
  const commands = new Set<string>()
  return actions.map((one) => {
    const plain = one.action.replaceAll(/\W+/g, '_')
    const last = one.action.slice(one.action.lastIndexOf('/') + 1)
    return {
      ...one,
      tool: unused(tools, plain.slice(-MOST_NAME + 3)),
      command: unused(commands, commands.has(last) ? one.action : last),
    }
  })
}

function unused(taken: Set<string>, name: string): string {
  let free = name
  for (let nth = 2; taken.has(free); nth++) free = `${name}_${nth}`
  taken.add(free)
  return free
}
