import { hubBase } from '#web/place/hub-base.ts'

/**
 * The piece in the player when the page was left. It is stored until the tab is closed, so that a
 * reloaded page continues with it.
 */
export interface LeftPlaying {
  /** The id of the piece. */
  id: string
  seconds: number
}

const key = () => `synthwire-player${hubBase()}`

/** Stores the state of the player for the next page in this tab; null if the player was closed. */
export function keepLeft(left: LeftPlaying | null): void {
  try {
    if (left === null) sessionStorage.removeItem(key())
    else sessionStorage.setItem(key(), JSON.stringify(left))
  } catch {
    // If the browser blocks the storage, the player is closed after a reload.
  }
}

/** Returns the state that the previous page stored, and deletes it. */
export function takeLeft(): LeftPlaying | null {
  try {
    const text = sessionStorage.getItem(key())
    sessionStorage.removeItem(key())
    const { id, seconds } = JSON.parse(text ?? '{}') as Partial<LeftPlaying>
    const isLeft = typeof id === 'string' && typeof seconds === 'number' && Number.isFinite(seconds)
    return isLeft ? { id, seconds } : null
  } catch {
    return null
  }
}
