import { useSortable } from '@dnd-kit/sortable'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ChevronDown, ChevronUp } from '#web/ui/icons.ts'
import { GripVertical } from '#web/ui/more-icons.ts'
import type { Episode } from '../contract.ts'
import { EpisodeHeading } from './EpisodeHeading.tsx'
import { EpisodeRow } from './EpisodeRow.tsx'
import { PlayNextButton } from './PlayNextButton.tsx'

interface QueuedRowProps {
  episode: Episode
  at: number
  isLast: boolean
  onMove: (to: number) => void
}

/** A recording at its place in the queue: it is taken by its handle. */
export function QueuedRow({ episode, at, isLast, onMove }: QueuedRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...under } = useSortable({
    id: episode.id,
  })
  const { transform, transition, isDragging } = under
  const shift = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined
  const { title } = episode
  return (
    <EpisodeRow
      episode={episode}
      heading={<EpisodeHeading episode={episode} />}
      action={at > 0 && <PlayNextButton episode={episode} />}
      row={{
        ref: setNodeRef,
        'data-carried': isDragging || undefined,
        // A script sets this while a row is dragged, so it is not part of the delivered page.
        style: { transform: shift, transition },
      }}
      places={
        <div className="episode-places">
          <IconButton
            size="s"
            label={`Move up: ${title}`}
            icon={<ChevronUp />}
            // The button keeps the focus when it has no more to do.
            aria-disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            className="episode-handle"
            size="s"
            label={`Move: ${title}`}
            icon={<GripVertical />}
            aria-roledescription="handle"
          />
          <IconButton
            size="s"
            label={`Move down: ${title}`}
            icon={<ChevronDown />}
            aria-disabled={isLast}
            onClick={() => onMove(at + 1)}
          />
        </div>
      }
    />
  )
}
