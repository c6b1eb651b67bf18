import { statfs } from 'node:fs/promises'
import { DISK } from './limits.ts'
import { isOutOfRoom } from './out-of-room.ts'

/**
 * The factor by which free room must exceed the need before work starts again, so that a disk that
 * fills and empties does not stop and start the work with every file.
 */
const ENOUGH_AGAIN = 1.25
const KEPT_MS = 2000
/**
 * The time after which writing is tried again if a write found no room although the disk shows
 * some, for example because of a quota.
 */
const BELIEVED_MS = 30_000
const ROOM_MADE_BYTES = 10_000_000

/** A disk that is nearly full: its folder, its free bytes, and the bytes that have to stay free. */
export interface Shortage {
  folder: string
  freeBytes: number
  neededBytes: number
}

/** The room on the disks that the server writes to. */
export interface DiskRoom {
  /**
   * The disk that is nearly full; null while there is room. It costs next to nothing, because disks
   * are measured every two seconds at most.
   */
  shortage(): Promise<Shortage | null>
  /** The free bytes of the fullest disk; null if they cannot be measured. */
  freeBytes(): Promise<number | null>
  /**
   * Notes a failure. If it was a lack of room, the disk counts as full until writing is tried
   * again.
   */
  noteError(error: unknown): void
}

/** Measures the room on the file system of a folder in the system's own units. */
export type Measure = (folder: string) => Promise<{ bavail: number; blocks: number; bsize: number }>

interface Options {
  /**
   * Folders on the disks to watch, with the data folder first: a lack of room is reported there if
   * the full disk is unknown.
   */
  folders: readonly string[]
  measure?: Measure
  clock?: () => number
}

export function watchDisk({
  folders,
  measure = statfs,
  clock = () => performance.now(),
}: Options): DiskRoom {
  let kept: Promise<Disk | null> | null = null
  let keptUntil = 0
  let failedUntil = 0
  let freeAtFailure = Infinity
  let isShort = false

  /** Finds the disk with the least room above its need. */
  async function fullest(): Promise<Disk | null> {
    const disks = (await Promise.all(folders.map((folder) => look(folder, measure)))).filter(
      (disk) => disk !== null,
    )
    return disks.toSorted((a, b) => spareOf(a) - spareOf(b))[0] ?? null
  }

  function measured(): Promise<Disk | null> {
    if (kept === null || clock() >= keptUntil) {
      kept = fullest()
      keptUntil = clock() + KEPT_MS
    }
    return kept
  }

  return {
    async shortage() {
      const disk = await measured()
      const isBelow =
        disk !== null && disk.freeBytes < disk.neededBytes * (isShort ? ENOUGH_AGAIN : 1)
      isShort = isBelow
      if (isBelow) {
        freeAtFailure = Math.min(freeAtFailure, disk.freeBytes)
        return disk
      }
      const freeBytes = disk?.freeBytes ?? 0
      freeAtFailure = Math.min(freeAtFailure, freeBytes)
      // If there are more free bytes than at the failure, there is room again. If the disk showed
      // room all the time, only another write can tell.
      if (clock() >= failedUntil || freeBytes > freeAtFailure + ROOM_MADE_BYTES) return null
      return disk ?? { folder: folders[0]!, freeBytes, neededBytes: 0 }
    },
    async freeBytes() {
      return (await measured())?.freeBytes ?? null
    },
    noteError(error) {
      if (!isOutOfRoom(error)) return
      failedUntil = clock() + BELIEVED_MS
      freeAtFailure = Infinity
      keptUntil = 0
    },
  }
}

type Disk = Shortage

async function look(folder: string, measure: Measure): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await measure(folder)
    return { folder, freeBytes: bavail * bsize, neededBytes: reserveOf(blocks * bsize) }
  } catch {
    // The folder is missing or not readable; other code reports that.
    return null
  }
}

function spareOf({ freeBytes, neededBytes }: Disk): number {
  return freeBytes - neededBytes
}

function reserveOf(totalBytes: number): number {
  const share = Math.max(DISK.leastReserveBytes, totalBytes * DISK.reserveShare)
  return Math.round(Math.min(DISK.reserveBytes, share))
}
