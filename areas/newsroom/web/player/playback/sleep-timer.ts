import { Store } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'

const MINUTE_MS = 60_000
/** The time for which the sound fades out before it stops, so that sudden silence wakes nobody. */
const FADES_MS = 10_000

/** The setting of the sleep timer: the end of the piece, or a number of minutes with those left. */
export type Sleep = { at: 'end' } | { at: 'time'; minutes: number; left: number }

/** Counts the time in which something is playing, across pieces. */
export class SleepTimer {
  /** The current setting, which changes each minute; null if the timer is off. */
  readonly now = new Store<Sleep | null>(null)
  #leftMs = 0

  chooseEnd(): void {
    this.now.set({ at: 'end' })
  }

  choose(minutes: number): void {
    this.#leftMs = minutes * MINUTE_MS
    this.now.set({ at: 'time', minutes, left: minutes })
  }

  turnOff = (): void => this.now.set(null)

  /**
   * Counts time that was heard, and returns the new volume, from 0 to 1. At 0 the player stops, and
   * the timer is off.
   */
  hear(ms: number): number {
    const sleep = this.now.get()
    if (sleep?.at !== 'time') return 1
    this.#leftMs -= ms
    if (this.#leftMs <= 0) {
      this.turnOff()
      return 0
    }
    const left = Math.ceil(this.#leftMs / MINUTE_MS)
    if (left !== sleep.left) this.now.set({ ...sleep, left })
    return Math.min(1, this.#leftMs / FADES_MS)
  }

  /**
   * Called at the end of a piece. Returns true if the player should stop there, and turns the timer
   * off.
   */
  takeEnd(): boolean {
    const isLast = this.now.get()?.at === 'end'
    if (isLast) this.turnOff()
    return isLast
  }
}

export const useSleepTimer = ofVisit(() => new SleepTimer())

export function sleepWords(sleep: Sleep): string {
  if (sleep.at === 'end') return 'Stops at the end'
  return `Stops in ${sleep.left} min`
}
