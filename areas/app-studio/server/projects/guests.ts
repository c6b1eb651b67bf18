import { nameOf } from '#core/contract.ts'
import type { World } from '#server/tools.ts'
import { studioProjects } from '../../contracts/projects.ts'

/**
 * Readers who view projects of others by links. They are kept only in memory, and are recorded
 * again at their next read.
 */
export interface Guests {
  /**
   * Records a guest who reads by a link. It must be called before the read, so that the guest is
   * told of changes that the read misses.
   */
  note(ownerId: string, guestId: string): void
}

/**
 * Tells each guest once that the owner has saved. Open pages then read again, which records their
 * guests again. Guests who have closed their pages are not told any more.
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
