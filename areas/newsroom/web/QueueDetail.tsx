import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Pause, Play, Trash2 } from '#web/ui/icons.ts'
import { ArrowLeft } from '#web/ui/more-icons.ts'
import { Picture } from '#web/ui/marks/Picture.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import type { QueueJob } from '../contract.ts'
import { describeJob } from '../job-options.ts'
import { playingTimes } from '../job-queue.ts'
import { Waveform } from './Waveform.tsx'

const TextPieceView = lazyPart(
  async () => (await import('./reading/TextPieceView.tsx')).TextPieceView,
)

interface QueueDetailProps {
  job: QueueJob
  onBack: () => void
  onDelete: () => void
}

/** A finished piece, shown in place of the queue. */
export function QueueDetail({ job, onBack, onDelete }: QueueDetailProps) {
  const back = useRef<HTMLButtonElement>(null)
  const { type, title, sourceModule, completedAt, paragraphs } = job

  useEffect(() => {
    back.current?.focus()
  }, [])

  return (
    <article className="queue-detail">
      <div className="queue-detail-bar">
        <Button ref={back} size="s" variant="quiet" icon={<ArrowLeft />} onClick={onBack}>
          Back to queue
        </Button>
        <IconButton size="s" label={`Delete ${title}`} icon={<Trash2 />} onClick={onDelete} />
      </div>
      <header>
        <p className="meta">
          {sourceModule}
          {completedAt && (
            <>
              {sourceModule !== '' && ', '}
              <TimeAgo time={completedAt} />
            </>
          )}
        </p>
        <h3 dir="auto">{title}</h3>
        <p className="meta">{describeJob(job)}</p>
      </header>
      {type !== 'text' ? (
        <Player type={type} title={title} />
      ) : paragraphs ? (
        <div className="queue-text">
          {paragraphs.map((paragraph, index) => (
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
      ) : (
        <Trouble>
          <Suspense fallback={<SkeletonLines count={6} />}>
            <TextPieceView id={job.id} />
          </Suspense>
        </Trouble>
      )}
    </article>
  )
}

/** An imitation of a player, because the demo's samples have no sound. */
function Player({ type, title }: { type: 'audio' | 'video'; title: string }) {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <div className={`player player-${type}`} data-playing={isPlaying || undefined}>
      {type === 'video' && <Picture title={title} category="Technology" ratio="16:9" rows={22} />}
      <div className="player-bar">
        <IconButton
          label={isPlaying ? 'Pause' : 'Play'}
          icon={isPlaying ? <Pause /> : <Play />}
          onClick={() => setPlaying(!isPlaying)}
        />
        {type === 'audio' ? <Waveform seed={title} /> : <span className="player-line" />}
        <span className="player-time">{playingTimes[type]}</span>
      </div>
    </div>
  )
}
