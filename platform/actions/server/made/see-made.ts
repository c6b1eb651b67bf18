import { Problem } from '#core/problem.ts'
import type { World } from '#server/tools.ts'
import type { Seen } from '../../contracts/action.ts'
import { actionOf } from '../declared.ts'
import type { MadeThing } from './made-things.ts'

/** Reads a thing that a program made; null if it is gone. */
export async function seeMade(
  world: World,
  readerId: string,
  { operation, thing }: Pick<MadeThing, 'operation' | 'thing'>,
): Promise<Seen | null> {
  const look = actionOf(world.extensions, operation)?.makes?.look?.(thing)
  if (!look) return { name: '', isChanged: false }
  const grant = { operations: [look.operation.path], scope: 'read' as const }
  try {
    return look.see(await world.askAs(readerId, grant)(look.operation, look.input))
  } catch (error) {
    if (error instanceof Problem && error.kind === 'not-found') return null
    throw error
  }
}
