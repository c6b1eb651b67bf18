import { useOrderedRow } from '#web/ui/carrying/use-ordered-row.ts'
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

/** A recording at its position in the queue; it is dragged by its handle. */
export function QueuedRow({ episode, at, isLast, onMove }: QueuedRowProps) {
  const { row, handle } = useOrderedRow(episode.id)
  const { title } = episode
  return (
    <EpisodeRow
      episode={episode}
      heading={<EpisodeHeading episode={episode} />}
      action={at > 0 && <PlayNextButton episode={episode} />}
      row={row}
      places={
        <div className="episode-places">
          <IconButton
            size="s"
            label={`Move up: ${title}`}
            icon={<ChevronUp />}
            // Unlike `disabled`, this lets the button keep the focus.
            aria-disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            {...handle}
            className="episode-handle"
            size="s"
            label={`Move: ${title}`}
            icon={<GripVertical />}
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
