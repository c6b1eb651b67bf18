import { useSortable } from '@dnd-kit/sortable'
import { memo } from 'react'
import { GripVertical } from '#web/ui/more-icons.ts'
import type { BoardTask } from '../../contracts/planning.ts'

/** A card in its column; it can be picked up anywhere. */
export const BoardCard = memo(function BoardCard({ card }: { card: BoardTask }) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: card.id,
  })
  const shift = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined
  return (
    <li>
      <div
        ref={setNodeRef}
        className="board-place"
        data-gone={isDragging || undefined}
        // Set by script while a card is dragged: the page is sent without it.
        style={{ transform: shift, transition }}
        {...attributes}
        {...listeners}
        aria-roledescription="card"
      >
        <BoardCardFace card={card} />
      </div>
    </li>
  )
})

interface BoardCardFaceProps {
  card: BoardTask
  /** True while the card is dragged: it is under the pointer, above the board. */
  isCarried?: boolean
}

export function BoardCardFace({ card, isCarried = false }: BoardCardFaceProps) {
  return (
    <div className={isCarried ? 'board-card board-card-carried' : 'board-card'}>
      <span dir="auto">{card.content}</span>
      <GripVertical aria-hidden="true" />
    </div>
  )
}
