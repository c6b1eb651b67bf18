import { useContext, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { playing } from '../../../contracts/playing.ts'

const SAVE_EVERY_MS = 5000
/** A difference smaller than this is not a move, because players round positions. */
const SAME_SECONDS = 0.5
/**
 * If the stored position differs from the last one here by more than this, another device has set
 * it.
 */
const ELSEWHERE_SECONDS = 10
/** The longest length of a recording that is sent, in seconds; the contract limits it. */
const LONGEST_SECONDS = 24 * 60 * 60

/**
 * Stores the reader's position every few seconds, at a pause, and when the page or the piece is
 * left. An unchanged position is not stored, because another device may have continued.
 */
export function useSavedPosition(
  id: string,
  element: RefObject<HTMLMediaElement | null>,
  beganAt: number,
) {
  // The operation is called directly, because it does not change what is on screen.
  const ask = useContext(AskContext)
  const saved = useRef(beganAt)

  function keep(media: HTMLMediaElement, isFinished: boolean) {
    const { currentTime: seconds, duration } = media
    if (!isFinished && Math.abs(seconds - saved.current) < SAME_SECONDS) return
    saved.current = seconds
    const isTold = Number.isFinite(duration) && duration <= LONGEST_SECONDS
    const length = isTold ? { length: duration } : {}
    // If storing fails, the next position replaces this one.
    ask(playing.savePosition, { id, seconds, ...length, isFinished }).catch(() => {})
  }

  /** The position in seconds that another device stored meanwhile; null if there is none. */
  async function findElsewhere(): Promise<number | null> {
    const { position } = await ask(playing.getPiece, { id })
    const isElsewhere = position > 0 && Math.abs(position - saved.current) > ELSEWHERE_SECONDS
    return isElsewhere ? position : null
  }

  const keepPlace = useEffectEvent((media: HTMLMediaElement | null) => {
    if (media && !media.ended && media.currentTime > 0) keep(media, false)
  })
  useEffect(() => {
    // The element is kept in a variable, because the reference is empty after the player was
    // removed.
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
