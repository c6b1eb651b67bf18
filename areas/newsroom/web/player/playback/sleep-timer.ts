import { Store } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'

const MINUTE_MS = 60_000
/** The length of the fade before it stops, so that sudden silence wakes nobody. */
const FADES_MS = 10_000

/** The time at which the player stops by itself. */
export type Sleep = { at: 'end' } | { at: 'time'; minutes: number; left: number }

/** Counts while something sounds, from piece to piece. */
export class SleepTimer {
  /** Changes with each minute; null where the player goes on. */
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
   * Counts time that was heard, and returns the volume from now on, 0 to 1; 0 says that it stops, and ends the timer.
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

  /** Called when a piece ended; returns true if nothing follows, which ends the timer. */
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
