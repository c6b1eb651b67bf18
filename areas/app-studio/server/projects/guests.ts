import { nameOf } from '#core/contract.ts'
import type { World } from '#server/tools.ts'
import { studioProjects } from '../../contracts/projects.ts'

/**
 * Readers who look at projects of others by links. They are kept in memory only, and are noted
 * again with their next read.
 */
export interface Guests {
  /**
   * Notes a guest who reads by a link. It is called before the read, so that the guest is told of
   * changes that the read misses.
   */
  note(ownerId: string, guestId: string): void
}

/**
 * Tells guests of each save of the owner, once. Their open pages then read again, which notes the
 * guests again. Guests who closed their pages read nothing, so they are told no more.
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
