import type { PlayingPiece } from '../../contracts/playing.ts'
import type { Playback } from './playback/use-playback.ts'

interface MediaProps {
  piece: PlayingPiece
  playback: Playback
}

/**
 * The media element. It is not replaced when the player opens or closes, so that it keeps playing.
 */
export function Media({ piece, playback }: MediaProps) {
  const { type, title, captions, language, cover } = piece
  if (type === 'video') {
    return (
      <video
        {...playback.media}
        className="player-media"
        src={playback.address}
        poster={cover ?? undefined}
        aria-label={title}
        playsInline
        preload="metadata"
        onClick={playback.toggle}
      >
        <track kind="captions" src={captions ?? undefined} srcLang={language} label="Captions" />
      </video>
    )
  }
  return (
    <>
      <audio {...playback.media} src={playback.address} preload="metadata">
        <track kind="captions" src={captions ?? undefined} srcLang={language} label="Captions" />
      </audio>
      {cover && <img className="player-media" src={cover} alt="" />}
    </>
  )
}
