import { nameOf } from '#core/contract.ts'
import type { World } from '#server/tools.ts'
import { studioProjects } from '../../contracts/projects.ts'

/** Readers who look at projects of others by links. Only this process knows them: whoever comes back is known again. */
export interface Guests {
  /** Notes who reads by a link; before they read, so that they are told of whatever they do not see yet. */
  note(ownerId: string, guestId: string): void
}

/**
 * Tells guests of each save of the owner, once: their open pages then read again, by which they are known again. Those that
 * were left read nothing, and are told no more.
 */
function openGuests(world: World): Guests {
  const byOwner = new Map<string, Set<string>>()

  world.onChange(({ area, readerId }) => {
    if (area !== nameOf(studioProjects) || readerId === undefined) return
    const guests = byOwner.get(readerId) ?? []
    byOwner.delete(readerId)
    for (const guest of guests) void tell(guest)
  })

  async function tell(readerId: string): Promise<void> {
    try {
      await Promise.all([
        world.announce({
          ...{ area: 'app-studio', readerId },
          operations: ['getProject', 'getWorkspace'],
        }),
        world.announce({ area: 'app-studio/files', readerId }),
      ])
    } catch (error) {
      world.log.warn({ err: error }, 'Could not tell who reads by a link of a save')
    }
  }

  return {
    note(ownerId, guestId) {
      const guests = byOwner.get(ownerId) ?? new Set()
      byOwner.set(ownerId, guests.add(guestId))
    },
  }
}

const byServer = new WeakMap<World, Guests>()

export function guestsOf(world: World): Guests {
  const guests = byServer.get(world) ?? openGuests(world)
  byServer.set(world, guests)
  return guests
}
