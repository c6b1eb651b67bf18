import '../player/Player.css'
import { Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { playing } from '../../contracts/playing.ts'
import { PlayerControls } from '../player/PlayerControls.tsx'
import { PublishedDetail } from '../player/PublishedDetail.tsx'
import { usePlayingHere, type Playing } from '../player/playback/use-playing-here.ts'

interface PlayedHereProps {
  id: string
  title: string
  /** The length that the publisher states, in seconds; null if it states none. */
  seconds: number | null
}

/** Controls of a publisher's recording that the page's player is playing. */
export function PlayedHere({ id, title, seconds }: PlayedHereProps) {
  const playback = usePlayingHere(id, seconds ?? 0)
  const [isOpen, setOpen] = useState(false)
  if (!playback) return null
  return (
    <div className="played-here" role="group" aria-label={`Controls: ${title}`}>
      <PlayerControls playback={playback} />
      <Button size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Show less' : 'Transcript and chapters'}
      </Button>
      {isOpen && (
        <Trouble>
          <Suspense fallback={<SkeletonLines count={5} />}>
            <Detail id={id} playback={playback} />
          </Suspense>
        </Trouble>
      )}
    </div>
  )
}

function Detail({ id, playback }: { id: string; playback: Playing }) {
  const piece = useRead(playing.getPiece, { id })
  const { published } = piece
  if (!published) return null
  return <PublishedDetail piece={piece} published={published} playback={playback} />
}
