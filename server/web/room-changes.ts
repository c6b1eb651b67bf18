import type { FastifyInstance } from 'fastify'
import { nameOf } from '#core/contract.ts'
import { portal } from '#areas/portal/contract.ts'
import type { DiskRoom } from '../disk/disk-room.ts'
import type { OnChange } from './change-stream.ts'

const LOOK_EVERY_MS = 5000
/** The step in which free bytes are compared; smaller differences are not announced. */
const STEP_BYTES = 10_000_000

/**
 * Passes on the database's changes. It also announces that a disk has become full or has room
 * again, for the frame of every page; this process checks the disk itself, because a full database
 * may not be able to announce anything.
 */
export function withRoomChanges(
  app: FastifyInstance,
  disk: DiskRoom,
  onStored: OnChange,
  lookEveryMs = LOOK_EVERY_MS,
): OnChange {
  const handlers = new Set<Parameters<OnChange>[0]>()
  let known = 'room'

  async function look() {
    const shortage = await disk.shortage()
    const found =
      shortage === null
        ? 'room'
        : `${shortage.folder} ${Math.floor(shortage.freeBytes / STEP_BYTES)}`
    if (found === known) return
    known = found
    for (const handle of handlers) handle({ area: nameOf(portal) })
  }

  const timer = setInterval(() => void look().catch(() => {}), lookEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  return (handler) => {
    handlers.add(handler)
    const stop = onStored(handler)
    return () => {
      handlers.delete(handler)
      return stop()
    }
  }
}
