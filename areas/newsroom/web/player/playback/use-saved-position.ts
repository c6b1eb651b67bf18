import { useContext, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { playing } from '../../../contracts/playing.ts'

const SAVE_EVERY_MS = 5000
/** Players round positions: a smaller difference is not a move. */
const SAME_SECONDS = 0.5
/** A position this far from the last one here was set on another device. */
const ELSEWHERE_SECONDS = 10
/** The longest recording, above the limit of the contract, in seconds. */
const LONGEST_SECONDS = 24 * 60 * 60

/**
 * Stores the reader's position: every few seconds, at a pause, and when the page or the piece is left, unless it has
 * not moved: another device may have gone on.
 */
export function useSavedPosition(
  id: string,
  element: RefObject<HTMLMediaElement | null>,
  beganAt: number,
) {
  // Asked directly, since it changes nothing on screen.
  const ask = useContext(AskContext)
  const saved = useRef(beganAt)

  function keep(media: HTMLMediaElement, isFinished: boolean) {
    const { currentTime: seconds, duration } = media
    if (!isFinished && Math.abs(seconds - saved.current) < SAME_SECONDS) return
    saved.current = seconds
    const isTold = Number.isFinite(duration) && duration <= LONGEST_SECONDS
    const length = isTold ? { length: duration } : {}
    // A lost position is replaced by the next one.
    ask(playing.savePosition, { id, seconds, ...length, isFinished }).catch(() => {})
  }

  /** Finds the position that another device left since, in seconds; null without one. */
  async function findElsewhere(): Promise<number | null> {
    const { position } = await ask(playing.getPiece, { id })
    const isElsewhere = position > 0 && Math.abs(position - saved.current) > ELSEWHERE_SECONDS
    return isElsewhere ? position : null
  }

  const keepPlace = useEffectEvent((media: HTMLMediaElement | null) => {
    if (media && !media.ended && media.currentTime > 0) keep(media, false)
  })
  useEffect(() => {
    // Keeps the element, because the reference is empty once the player has left the page.
    const media = element.current
    const leave = () => keepPlace(media)
    const timer = setInterval(leave, SAVE_EVERY_MS)
    addEventListener('pagehide', leave)
    return () => {
      leave()
      clearInterval(timer)
      removeEventListener('pagehide', leave)
    }
  }, [element])
  return { keep, findElsewhere }
}
