import { useEffect } from 'react'
import { useStored } from '#web/place/store.ts'
import { usePlayer } from './now-playing.ts'
import { useSleepTimer } from './sleep-timer.ts'

const LOOKS_EVERY_MS = 250

/** Runs the sleep timer while a piece plays: fades the sound out, then stops the player. */
export function useSleep(isSounding: boolean): void {
  const player = usePlayer()
  const timer = useSleepTimer()
  const isTimed = useStored(timer.now)?.at === 'time'

  useEffect(() => {
    if (!isSounding || !isTimed) return
    let heardAt = performance.now()
    const interval = setInterval(() => {
      const now = performance.now()
      const loudness = timer.hear(now - heardAt)
      heardAt = now
      playAt(player.media.get(), loudness)
      if (loudness === 0) player.pause()
    }, LOOKS_EVERY_MS)
    return () => {
      clearInterval(interval)
      playAt(player.media.get(), 1)
    }
  }, [isSounding, isTimed, player, timer])
}

function playAt(media: HTMLMediaElement | null, volume: number): void {
  if (media) media.volume = volume
}
