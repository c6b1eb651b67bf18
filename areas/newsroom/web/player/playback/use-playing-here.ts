import { useEffect, useState } from 'react'
import { useStored } from '#web/place/store.ts'
import { start, useNowPlaying, usePlayer } from './now-playing.ts'
import { useSpeed } from './speed.ts'
import type { Playback } from './use-playback.ts'

/** The properties and functions that the controls of a recording need. */
export type Playing = Pick<
  Playback,
  'time' | 'seconds' | 'isSounding' | 'speed' | 'seek' | 'skip' | 'toggle' | 'chooseSpeed'
>

const TOLD_BY = ['timeupdate', 'durationchange', 'seeked'] as const

/**
 * The state of the page's player, for controls elsewhere on the page; null if the player has
 * another piece or none. `statedSeconds` is the length for a file that does not state one, such as
 * a stream.
 */
export function usePlayingHere(id: string, statedSeconds: number): Playing | null {
  const now = useNowPlaying()
  const media = useStored(usePlayer().media)
  const speeds = useSpeed()
  const speed = useStored(speeds)
  const [, setTold] = useState(0)
  useEffect(() => {
    if (!media) return
    const tell = () => setTold(media.currentTime)
    for (const event of TOLD_BY) media.addEventListener(event, tell)
    return () => {
      for (const event of TOLD_BY) media.removeEventListener(event, tell)
    }
  }, [media])
  if (!media || now?.id !== id) return null

  const { duration, currentTime: time } = media
  const seconds = Number.isFinite(duration) ? duration : statedSeconds
  const seek = (to: number) => goTo(media, Math.min(Math.max(0, to), seconds || Infinity))
  return {
    ...{ time, seconds, isSounding: now.isSounding, speed, seek },
    skip: (by) => seek(time + by),
    toggle() {
      if (media.paused) start(media)
      else media.pause()
    },
    chooseSpeed(next) {
      speeds.set(next)
      playAt(media, next)
    },
  }
}

function goTo(media: HTMLMediaElement, seconds: number): void {
  media.currentTime = seconds
}

function playAt(media: HTMLMediaElement, speed: number): void {
  media.playbackRate = speed
}
