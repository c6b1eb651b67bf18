import type { FastifyRequest } from 'fastify'
import { nameOf, type Api, type Contract } from '#core/contract.ts'
import type { Area } from '../area.ts'
import { deskOf, type Desk, type World } from '../tools.ts'

/** Which reader a request is from. */
export type WhoAsks = (request: FastifyRequest) => string

/** What answers one reader. */
interface Reception {
  desk: Desk
  /** By the name of the contract that is kept. */
  keepers: Record<string, Api<Contract>>
}

/** Opens the keepers of every area for each reader, at the first question of theirs. */
export function openKeepers(areas: readonly Area[], world: World): (readerId: string) => Reception {
  const receptions = new Map<string, Reception>()

  function open(readerId: string): Reception {
    const desk = deskOf(world, readerId)
    const keepers = areas.map((area): [string, Api<Contract>] => {
      const keeper: Api<Contract> = area.open(desk)
      for (const [name, { path }] of Object.entries(area.contract)) {
        if (!keeper[name]) throw new Error(`Nobody keeps ${path}`)
      }
      return [nameOf(area.contract), keeper]
    })
    return { desk, keepers: Object.fromEntries(keepers) }
  }

  return (readerId) => {
    const known = receptions.get(readerId) ?? open(readerId)
    receptions.set(readerId, known)
    return known
  }
}
