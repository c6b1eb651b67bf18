import type { FastifyInstance } from 'fastify'
import { nameOf } from '#core/contract.ts'
import { portal } from '#areas/portal/contract.ts'
import type { DiskRoom } from '../disk/disk-room.ts'
import type { OnChange } from './change-stream.ts'

const LOOK_EVERY_MS = 5000
/** Differences below this are not worth a word. */
const STEP_BYTES = 10_000_000

/**
 * The changes that the database tells of, and that a disk has become full or has room again: the frame of every
 * page says so. By a look of this process's own, since a full database may not be able to tell anybody.
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
