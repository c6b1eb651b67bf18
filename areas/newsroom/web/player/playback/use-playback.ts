import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Store, useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'
import type { PlayingPiece } from '../../../contracts/playing.ts'
import { resumeAt } from '../../../playing-times.ts'
import { start, usePlayer } from './now-playing.ts'
import { useSpeed } from './speed.ts'
import { useSavedPosition } from './use-saved-position.ts'

/**
 * The switch for captions. It is off by default, because our videos already show their words, but
 * readers may need larger text or their own style.
 */
const useCaptions = ofVisit(() => new Store(false))

/** After a pause of this length, the reader may have continued on another device. */
const AWAY_MS = 60_000

interface PlaybackEnds {
  /** Called at the end of the recording. */
  onEnd: () => void
  /** Called if the recording cannot be played in any way. */
  onFailure: () => void
}

/**
 * Controls the media element of a piece. The piece plays at once, or waits at the position where
 * the previous page stopped.
 */
export function usePlayback(
  piece: PlayingPiece,
  leftAt: number | null,
  { onEnd, onFailure }: PlaybackEnds,
) {
  const player = usePlayer()
  const element = useRef<HTMLVideoElement>(null)
  const [seconds, setSeconds] = useState(piece.seconds)
  // If only the file states the length of a publisher's recording, the length is unknown until it
  // loads.
  const [time, setTime] = useState(resumeAt(leftAt ?? piece.position, seconds || Infinity))
  const [isSounding, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [jumps, setJumps] = useState(0)
  const straight = piece.published?.straight ?? null
  const [isThroughHub, setThroughHub] = useState(straight === null)
  const speeds = useSpeed()
  const speed = useStored(speeds)
  const captions = useCaptions()
  const hasCaptions = useStored(captions)
  const { id } = piece
  const [beganAt] = useState(time)
  const { keep, findElsewhere } = useSavedPosition(id, element, beganAt)
  /**
   * The time at which the piece was paused; null while it plays, or after the position was read
   * again from the account. A piece that was restored from the previous page counts as paused long
   * ago.
   */
  const pausedAt = useRef<number | null>(leftAt === null ? null : 0)

  /**
   * True after the element was set to the reader's position; from then on, its own position counts.
   */
  const hasBegun = useRef(false)
  const startsLoaded = useRef(leftAt === null)
  function begin() {
    const media = element.current
    if (!media || hasBegun.current) return
    hasBegun.current = true
    media.playbackRate = speed
    media.currentTime = time
    showCaptions(media, hasCaptions)
    if (startsLoaded.current) start(media)
  }
  const beginLoaded = useEffectEvent((media: HTMLMediaElement) => {
    // Events may have fired before this listener was added, so the state of the element is checked
    // once.
    if (media.error) fail()
    if (media.readyState < HTMLMediaElement.HAVE_METADATA) return
    measure()
    begin()
  })
  useEffect(() => {
    if (!element.current) return
    beginLoaded(element.current)
    return player.attachMedia(element.current)
  }, [player])

  const seek = useCallback(
    (to: number) => {
      const inside = Math.min(Math.max(0, to), seconds || Infinity)
      if (element.current) element.current.currentTime = inside
      setTime(inside)
    },
    [seconds],
  )
  const skip = useCallback((by: number) => seek((element.current?.currentTime ?? 0) + by), [seek])

  function tell(sounds: boolean) {
    setPlaying(sounds)
    player.setSounding(id, sounds)
  }

  /**
   * After a long pause, jumps to a newer position from another device. The piece plays meanwhile,
   * because a browser may refuse to start it later.
   */
  async function catchUp() {
    const left = pausedAt.current
    pausedAt.current = null
    if (left === null || Date.now() - left < AWAY_MS) return
    const place = await findElsewhere().catch(() => null)
    if (place !== null) seek(place)
  }

  function measure() {
    const told = element.current?.duration ?? 0
    if (piece.published && Number.isFinite(told) && told > 0) setSeconds(told)
  }

  function fail() {
    if (isThroughHub) {
      setFailed(true)
      onFailure()
      return
    }
    // The publisher may refuse requests from this page, or the page may not be allowed to request
    // the publisher. The recording then continues through this server.
    startsLoaded.current ||= isSounding
    hasBegun.current = false
    setThroughHub(true)
  }

  return {
    address: straight !== null && !isThroughHub ? straight : piece.address,
    time,
    /** The length in seconds; 0 while it is unknown. */
    seconds,
    /** The number of jumps to another position. */
    jumps,
    isSounding,
    hasFailed,
    speed,
    hasCaptions,
    seek,
    skip,
    toggle() {
      if (element.current?.paused) start(element.current)
      else element.current?.pause()
    },
    chooseSpeed(next: number) {
      speeds.set(next)
      if (element.current) element.current.playbackRate = next
    },
    chooseCaptions(areShown: boolean) {
      captions.set(areShown)
      if (element.current) showCaptions(element.current, areShown)
    },
    /** Handlers of the media element. */
    media: {
      ref: element,
      onLoadedMetadata() {
        measure()
        begin()
      },
      onDurationChange: measure,
      onTimeUpdate: () => setTime(element.current?.currentTime ?? 0),
      onSeeked: () => setJumps((before) => before + 1),
      onPlay() {
        tell(true)
        void catchUp()
      },
      onPause() {
        tell(false)
        pausedAt.current = Date.now()
        if (element.current && !element.current.ended) keep(element.current, false)
      },
      onEnded() {
        tell(false)
        if (element.current) keep(element.current, true)
        onEnd()
      },
      onError: fail,
    },
  }
}

/** Shows or hides the captions of a video; for audio, the words are in the transcript. */
function showCaptions({ textTracks: [track] }: HTMLMediaElement, areShown: boolean): void {
  if (track) track.mode = areShown ? 'showing' : 'hidden'
}

export type Playback = ReturnType<typeof usePlayback>
