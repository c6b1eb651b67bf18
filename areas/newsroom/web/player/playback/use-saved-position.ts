import { useContext, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { playing } from '../../../contracts/playing.ts'

const SAVE_EVERY_MS = 5000
/** Players round places; what is nearer than this was not moved. */
const SAME_SECONDS = 0.5
/** A place this far from the one where it was left here means that it was played on another device. */
const ELSEWHERE_SECONDS = 10
/** Longer than the contract takes, in seconds. */
const LONGEST_SECONDS = 24 * 60 * 60

/**
 * Keeps where the reader is: every few seconds, at a pause, and when the page or the piece is left, unless it still stands
 * where it began, in seconds: another device may have gone on.
 */
export function useSavedPosition(
  id: string,
  element: RefObject<HTMLMediaElement | null>,
  beganAt: number,
) {
  // Asked directly: nothing that is on show changes by it.
  const ask = useContext(AskContext)
  const saved = useRef(beganAt)

  function keep(media: HTMLMediaElement, isFinished: boolean) {
    const { currentTime: seconds, duration } = media
    if (!isFinished && Math.abs(seconds - saved.current) < SAME_SECONDS) return
    saved.current = seconds
    const isTold = Number.isFinite(duration) && duration <= LONGEST_SECONDS
    const length = isTold ? { length: duration } : {}
    // The next one is as good.
    ask(playing.savePosition, { id, seconds, ...length, isFinished }).catch(() => {})
  }

  /** Finds where another device left it since, in seconds; null where none went on. */
  async function findElsewhere(): Promise<number | null> {
    const { position } = await ask(playing.getPiece, { id })
    const isElsewhere = position > 0 && Math.abs(position - saved.current) > ELSEWHERE_SECONDS
    return isElsewhere ? position : null
  }

  const keepPlace = useEffectEvent((media: HTMLMediaElement | null) => {
    if (media && !media.ended && media.currentTime > 0) keep(media, false)
  })
  useEffect(() => {
    // It is still what it was when the player has left the page.
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
