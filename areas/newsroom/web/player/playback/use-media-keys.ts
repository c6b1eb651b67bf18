import { useEffect, useEffectEvent } from 'react'
import type { PlayingPiece } from '../../../contracts/playing.ts'
import type { Playback } from './use-playback.ts'
import { useSkips } from './skips.ts'

const actions = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto', 'nexttrack'] as const

/** Connects the player with media keys, headphones, and the device's lock screen. */
export function useMediaKeys(piece: PlayingPiece, playback: Playback, onNext: (() => void) | null) {
  const { title, cover, published } = piece
  const { isSounding, speed, seconds, jumps } = playback
  const artist = published?.source ?? 'Synthwire'
  const hasNext = onNext !== null
  const skips = useSkips()

  const handle = useEffectEvent(({ action, seekTime, seekOffset }: MediaSessionActionDetails) => {
    if (action === 'seekto') return playback.seek(seekTime ?? 0)
    if (action === 'seekbackward') return playback.skip(-(seekOffset ?? skips.get().back))
    if (action === 'seekforward') return playback.skip(seekOffset ?? skips.get().forward)
    if (action === 'nexttrack') return onNext?.()
    if ((action === 'play') !== playback.isSounding) playback.toggle()
  })

  useEffect(() => {
    const session = sessionOfPage()
    if (!session) return
    session.metadata = new MediaMetadata({
      title,
      artist,
      artwork: cover === null ? [] : [{ src: cover }],
    })
    for (const action of actions) {
      const isOffered = action !== 'nexttrack' || hasNext
      listen(session, action, isOffered ? (details) => handle(details) : null)
    }
    return () => {
      session.metadata = null
      for (const action of actions) listen(session, action, null)
    }
  }, [title, artist, cover, hasNext])

  const tellPlace = useEffectEvent(() => {
    const session = sessionOfPage()
    if (!session || seconds === 0) return
    session.playbackState = isSounding ? 'playing' : 'paused'
    const position = Math.min(playback.time, seconds)
    session.setPositionState?.({ duration: seconds, playbackRate: speed, position })
  })
  // The device computes its displayed position from the last report, so each jump is reported.
  useEffect(() => {
    tellPlace()
  }, [isSounding, speed, seconds, jumps])
}

function sessionOfPage(): MediaSession | null {
  return 'mediaSession' in navigator ? navigator.mediaSession : null
}

/** Registers a handler for a media key. Browsers throw for keys that they do not know. */
function listen(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
) {
  try {
    session.setActionHandler(action, handler)
  } catch {
    // The browser does not know this key.
  }
}
