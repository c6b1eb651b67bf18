import type { Logger } from 'pino'
import { openTrouble } from './trouble.ts'
import { openWake } from './wake.ts'

/** Work that is stored as rows: how a worker claims it, does it, and learns of more. */
export interface WorkLane<Item> {
  /** The name of the work in the log, such as "full texts". */
  name: string
  atOnce: number
  /** The number of free places from which a claim is worth its cost; one by default. */
  claimsFrom?: number
  /**
   * True if a claim of fewer items than free places has taken all of them, so that looking again at
   * once is useless.
   */
  claimsAll?: boolean
  /** Claims at most `free` due items, so that no other worker takes them. */
  claim(free: number): Promise<readonly Item[]>
  /** Does the work of one item. An error is logged; the item can be claimed again when its claim expires. */
  perform(item: Item): Promise<unknown>
  /**
   * Milliseconds to wait if nothing is left to claim. The lane also looks when an item's work ends.
   */
  nextLook(): number | Promise<number>
  /** Calls `wake` when there may be more work; returns a function that stops this. */
  listen?(wake: () => void): Promise<() => Promise<void>>
  /**
   * Says if limited work is finished. It is called when no work is running and nothing was claimed.
   * A failing claim ends such work, too.
   */
  isDone?(): Promise<boolean>
}

/** The wait if no place is free; the end of an item's work wakes the lane earlier. */
const UNTIL_ONE_ENDS_MS = 60_000

/**
 * Works until the signal aborts or the work is done, then finishes the running work. A failing
 * claim ends limited work; otherwise it is logged once and retried later. A wake during a claim is
 * not lost.
 */
export async function workLane<Item>(
  log: Pick<Logger, 'error' | 'info'>,
  signal: AbortSignal,
  lane: WorkLane<Item>,
): Promise<void> {
  const { name, atOnce, claimsFrom = 1, claimsAll = false } = lane
  const trouble = openTrouble(log, name)
  const wake = openWake()
  const inHand = new Set<Promise<void>>()
  const listening: { stop?: (() => Promise<void>) | undefined } = {}

  /** Looks once; returns the wait until the next look in ms, or null at the end. */
  async function look(): Promise<number | null> {
    listening.stop ??= await lane.listen?.(wake.wake)
    const wasBusy = inHand.size > 0
    const free = atOnce - inHand.size
    if (free < claimsFrom) return UNTIL_ONE_ENDS_MS
    const items = await lane.claim(free)
    for (const item of items) start(item)
    if (items.length > 0 && !(claimsAll && items.length < free)) return 0
    // Work that ended during the claim may have left more work; it has woken the lane.
    if (items.length === 0 && !wasBusy && (await lane.isDone?.())) return null
    return lane.nextLook()
  }

  function start(item: Item) {
    const ended = lane
      .perform(item)
      .catch((error: unknown) => log.error({ err: error, loop: name }, 'Background work failed'))
      .then(() => {
        inHand.delete(ended)
        wake.wake()
      })
    inHand.add(ended)
  }

  /** Looks once; a failure does not end a lane that goes on for ever. */
  async function lookSafely(): Promise<number | null> {
    try {
      const waitMs = await look()
      trouble.isOver()
      return waitMs
    } catch (error) {
      if (lane.isDone) throw error
      return trouble.note(error)
    }
  }

  try {
    while (!signal.aborted) {
      wake.forget()
      const waitMs = await lookSafely()
      if (waitMs === null) break
      if (waitMs > 0) await wake.wait(waitMs, signal)
    }
  } finally {
    await Promise.all(inHand)
    await listening.stop?.().catch(trouble.note)
  }
}
