import { useSyncExternalStore } from 'react'
import { keepLeft, takeLeft } from './left-playing.ts'

/** What is in the player. */
export interface NowPlaying {
  /** Of the piece. */
  id: string
  isSounding: boolean
  /** It stands where the page before left it, and waits to be played. */
  leftAt?: number
}

/**
 * One for a page, and outside of every screen: a screen starts what goes on when it is left. Nothing is started
 * where a server draws the page.
 */
let current: NowPlaying | null = null
let media: HTMLMediaElement | null = null
const listeners = new Set<() => void>()

function change(next: NowPlaying | null) {
  if (next?.id === current?.id && next?.isSounding === current?.isSounding) return
  if (current === null) addEventListener('pagehide', keepForNextPage)
  current = next
  for (const listener of listeners) listener()
}

/** Where the page is loaded again, the player comes back as it was left, paused. */
function keepForNextPage(): void {
  keepLeft(current && { id: current.id, seconds: media?.currentTime ?? current.leftAt ?? 0 })
}

/** Called once the page works. */
export function resumeLeft(): void {
  const left = takeLeft()
  if (left && !current) change({ id: left.id, isSounding: false, leftAt: left.seconds })
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useNowPlaying(): NowPlaying | null {
  return useSyncExternalStore(
    follow,
    () => current,
    () => null,
  )
}

/** Plays a piece from where its reader was; one that is in the player already goes on. */
export function play(id: string): void {
  if (current?.id !== id) change({ id, isSounding: false })
  else start(media)
}

export function pause(): void {
  media?.pause()
}

export function stopPlaying(): void {
  media?.pause()
  change(null)
}

/** The player tells of its element and of what that does. */
export function attachMedia(element: HTMLMediaElement): () => void {
  media = element
  return () => {
    if (media === element) media = null
  }
}

export function setSounding(id: string, isSounding: boolean): void {
  if (current?.id === id) change({ ...current, isSounding })
}

/** A browser may want a press first; the button for that is in view. */
export function start(element: HTMLMediaElement | null): void {
  element?.play().catch(() => {})
}
