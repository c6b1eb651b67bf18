import './Player.css'
import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { ofVisit } from '#web/place/visit.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ChevronDown, ChevronUp, X } from '#web/ui/icons.ts'
import { SkipForward } from '#web/ui/more-icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useDocumentMark } from '#web/ui/use-document-mark.ts'
import { pieceJobs } from '../../contract.ts'
import { playing, type PlayingPiece } from '../../contracts/playing.ts'
import { nextPiece } from '../../next-piece.ts'
import { spanAt } from '../../playing-times.ts'
import { KeepButton } from '../KeepButton.tsx'
import { CaptionsSwitch } from './transcript/CaptionsSwitch.tsx'
import { Media } from './Media.tsx'
import { usePlayer } from './playback/now-playing.ts'
import { SleepLeft } from './PlayerChoices.tsx'
import { PlayerControls } from './PlayerControls.tsx'
import { PlayerDetail } from './PlayerDetail.tsx'
import { useSkips } from './playback/skips.ts'
import { PublishedDetail } from './PublishedDetail.tsx'
import { useSleepTimer } from './playback/sleep-timer.ts'
import { SoundingSource } from './SoundingSource.tsx'
import { useMediaKeys } from './playback/use-media-keys.ts'
import { usePlayback } from './playback/use-playback.ts'
import { useSleep } from './playback/use-sleep.ts'

/** Pieces that were heard to the end since this page was opened, which lists may not know yet. */
const useHeard = ofVisit(() => new Set<string>())

/** The player bar at the bottom of every page. */
export function Player({ id, leftAt }: PlayerProps) {
  const { stop } = usePlayer()
  useDocumentMark('player')
  const dock = (inside: ReactNode) => (
    <section className="player-dock" aria-label="Player" data-keeps-panel>
      {inside}
    </section>
  )
  const piece = (
    <Suspense fallback={<p className="player-waiting meta">Opening...</p>}>
      <Piece id={id} leftAt={leftAt} />
    </Suspense>
  )
  // A piece that the previous page was playing may have been deleted, which is not shown as an
  // error.
  if (leftAt !== null) return <Trouble silent>{dock(piece)}</Trouble>
  const close = <IconButton label="Close the player" icon={<X />} onClick={stop} />
  return dock(<Trouble before={close}>{piece}</Trouble>)
}

interface PlayerProps {
  id: string
  /**
   * The position in seconds at which the previous page stopped; null if the piece should play at
   * once.
   */
  leftAt: number | null
}

function Piece({ id, leftAt }: PlayerProps) {
  const player = usePlayer()
  const heard = useHeard()
  const sleepTimer = useSleepTimer()
  const skips = useSkips()
  const toast = useToast()
  const piece = useRead(playing.getPiece, { id })
  const made = nextPiece(useRead(pieceJobs.listJobs, {}), id, heard)
  const next = piece.published ? piece.published.next : made
  const [isOpen, setOpen] = useState(piece.type === 'video' && leftAt === null)
  const handleNext = next && (() => player.play(next.id))
  const playback = usePlayback(piece, leftAt, {
    onEnd() {
      heard.add(id)
      if (!sleepTimer.takeEnd()) handleNext?.()
    },
    onFailure() {
      // Nothing follows a recording that was only restored from the previous page, because the
      // reader did not start it.
      const behind = piece.published?.next
      // If an episode of a serial fails, the next one is not played, because the story would have a
      // gap.
      if (!behind || behind.isOfSerial || leftAt !== null) return
      toast({ title: `"${piece.title}" cannot be played. The next episode is played instead.` })
      handleNext?.()
    },
  })
  useMediaKeys(piece, playback, handleNext)
  useSleep(playback.isSounding)
  const { lines, title } = piece
  const line = lines[spanAt(lines, playback.time)] ?? null

  function handleKey(event: KeyboardEvent) {
    const key = keyOf(event)
    if (key === null) return
    event.preventDefault()
    event.stopPropagation()
    if (key === ' ') playback.toggle()
    else playback.skip(key === 'ArrowLeft' ? -skips.get().back : skips.get().forward)
  }

  return (
    <div
      role="group"
      aria-label={title}
      className="player-inside"
      data-open={isOpen || undefined}
      data-type={piece.type}
      onKeyDown={handleKey}
    >
      <Media piece={piece} playback={playback} />
      <div className="player-words">
        <h2 dir="auto">{title}</h2>
        {playback.hasFailed ? (
          <p className="field-error" role="alert">
            {piece.published
              ? 'This recording cannot be played here. '
              : 'This piece cannot be played. Close the player and try again.'}
            {piece.published && (
              <a href={piece.published.file} target="_blank" rel="noopener noreferrer">
                Open it at its publisher
              </a>
            )}
          </p>
        ) : (
          <SoundingSource line={line} sources={piece.sources} fallback={voicesOf(piece)} />
        )}
      </div>
      <PlayerControls playback={playback} />
      <div className="player-window">
        <SleepLeft onPress={() => setOpen(true)} />
        {next && (
          <IconButton
            className="player-next"
            label={`Next: ${next.title}`}
            icon={<SkipForward />}
            onClick={() => player.play(next.id)}
          />
        )}
        {piece.type === 'video' && piece.captions && <CaptionsSwitch playback={playback} />}
        {!piece.published && (
          <span className="player-keep">
            <KeepButton piece={piece} />
          </span>
        )}
        <IconButton
          label={isOpen ? 'Show less' : 'Show transcript and chapters'}
          icon={isOpen ? <ChevronDown /> : <ChevronUp />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <IconButton label="Close the player" icon={<X />} onClick={player.stop} />
      </div>
      {isOpen && !piece.published && <PlayerDetail piece={piece} playback={playback} />}
      {isOpen && piece.published && (
        <PublishedDetail piece={piece} published={piece.published} playback={playback} />
      )}
    </div>
  )
}

function voicesOf({ voices, chapters, published }: PlayingPiece): string {
  if (published) return published.source
  return voices ? `Synthetic voices: ${voices}` : (chapters[0]?.title ?? '')
}

/**
 * Returns the key if the player handles it; null for all other keys, and if the focused element
 * needs the key itself.
 */
function keyOf({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null
  const { tagName, type } = target as HTMLInputElement
  if (key === ' ')
    return tagName === 'BUTTON' || tagName === 'SELECT' || tagName === 'A' ? null : key
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return tagName === 'SELECT' || type === 'range' ? null : key
}
