import { useContext, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { playing } from '../../contracts/playing.ts'

const SAVE_EVERY_MS = 5000

/** Keeps where the reader is: every few seconds, at a pause, and when the page or the piece is left. */
export function useSavedPosition(id: string, element: RefObject<HTMLMediaElement | null>) {
  // Asked directly: nothing that is on show changes by it.
  const ask = useContext(AskContext)
  const saved = useRef<number | null>(null)

  function keep(media: HTMLMediaElement, isFinished: boolean) {
    const seconds = media.currentTime
    if (!isFinished && seconds === saved.current) return
    saved.current = seconds
    // The next one is as good.
    ask(playing.savePosition, { id, seconds, isFinished }).catch(() => {})
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
  return keep
}
