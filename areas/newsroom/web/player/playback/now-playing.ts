import { Store, useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'
import { keepLeft, takeLeft } from './left-playing.ts'

/** The piece in the player. */
export interface NowPlaying {
  /** The id of the piece. */
  id: string
  isSounding: boolean
  /** The position at which the previous page stopped; absent if the piece should play at once. */
  leftAt?: number
}

/**
 * The state of the player, which is kept outside of all screens, so that a piece keeps playing when
 * a screen is left.
 */
class PlayerOfVisit {
  readonly now = new Store<NowPlaying | null>(null)
  readonly media = new Store<HTMLMediaElement | null>(null)

  private change(next: NowPlaying | null): void {
    const current = this.now.get()
    if (next?.id === current?.id && next?.isSounding === current?.isSounding) return
    this.now.set(next)
  }

  /**
   * Called once the page works. After a reload, the player comes back as it was left, paused.
   *
   * @returns a function that stops storing its state for the next page.
   */
  resumeLeft = (): (() => void) => {
    const left = takeLeft()
    if (left && !this.now.get())
      this.change({ id: left.id, isSounding: false, leftAt: left.seconds })
    addEventListener('pagehide', this.keepForNextPage)
    return () => removeEventListener('pagehide', this.keepForNextPage)
  }

  private keepForNextPage = (): void => {
    const current = this.now.get()
    const seconds = this.media.get()?.currentTime ?? current?.leftAt ?? 0
    keepLeft(current && { id: current.id, seconds })
  }

  /**
   * Plays a piece from the reader's last position. If it is already in the player, it continues.
   */
  play(id: string): void {
    if (this.now.get()?.id !== id) this.change({ id, isSounding: false })
    else start(this.media.get())
  }

  pause(): void {
    this.media.get()?.pause()
  }

  stop = (): void => {
    this.pause()
    this.change(null)
  }

  /** Called by the player with its media element. Returns a function that removes the element. */
  attachMedia(element: HTMLMediaElement): () => void {
    this.media.set(element)
    return () => {
      if (this.media.get() === element) this.media.set(null)
    }
  }

  setSounding(id: string, isSounding: boolean): void {
    const current = this.now.get()
    if (current?.id === id) this.change({ ...current, isSounding })
  }
}

export const usePlayer = ofVisit(() => new PlayerOfVisit())

export function useNowPlaying(): NowPlaying | null {
  return useStored(usePlayer().now)
}

/**
 * Plays the element. Browsers may refuse that before the first click; the play button then stays
 * visible.
 */
export function start(element: HTMLMediaElement | null): void {
  element?.play().catch(() => {})
}
