import { nameOf, type Api, type Contract } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { decidesForAll, isOwner } from '../access/readers.ts'
import type { Kept } from './kept.ts'
import { deskOf, type Desk, type World } from '../tools.ts'

/** The desk and the keepers that answer one reader. */
interface ReaderKeepers {
  desk: Desk
  /** Keepers by the name of their contract. */
  keepers: Record<string, Api<Contract>>
}

/**
 * Returns the keepers of every contract for a reader, which are opened when they are first needed.
 */
export function openKeepers(
  keeps: readonly Kept[],
  world: World,
): (readerId: string) => ReaderKeepers {
  const opened = new Map<string, ReaderKeepers>()

  function open(readerId: string): ReaderKeepers {
    const desk = deskOf(world, readerId)
    const keepers = keeps.map((kept): [string, Api<Contract>] => {
      const { contract } = kept
      const keeper = openKeeper(kept, desk)
      for (const [name, { path }] of Object.entries(contract)) {
        if (!keeper[name]) throw new Error(`Nobody keeps ${path}`)
      }
      return [nameOf(contract), keeper]
    })
    return { desk, keepers: Object.fromEntries(keepers) }
  }

  return (readerId) => {
    const known = opened.get(readerId) ?? open(readerId)
    opened.set(readerId, known)
    return known
  }
}

/** Opens the keeper of a contract for one reader; one for owners refuses the calls of others. */
export function openKeeper({ open, contract, isForOwner }: Kept, desk: Desk): Api<Contract> {
  const keeper: Api<Contract> = open(desk)
  return isForOwner ? forOwner(keeper, contract, desk) : keeper
}

/**
 * Refuses calls of readers who are not owners. The role is checked at each call, because an owner
 * may have lost it.
 */
function forOwner(
  keeper: Api<Contract>,
  contract: Contract,
  { world: { db }, readerId }: Desk,
): Api<Contract> {
  const guarded = Object.entries(keeper).map(([name, answer]): [string, typeof answer] => [
    name,
    async (input) => {
      if (!(await isOwner(db, readerId))) {
        throw new Problem(
          'not-allowed',
          'This concerns everybody who reads here, so only an owner of this server can do it.',
        )
      }
      if (contract[name]?.kind === 'write' && !(await decidesForAll(db, readerId))) {
        throw new Problem(
          'not-allowed',
          'This concerns everybody who reads here, so only a token with the scope "owner" can do it.',
        )
      }
      return answer(input)
    },
  ])
  return Object.fromEntries(guarded)
}
