import { useSortable } from '@dnd-kit/sortable'
import { memo } from 'react'
import { GripVertical } from '#web/ui/more-icons.ts'
import type { BoardTask } from '../../contracts/planning.ts'

/** A card in its column, which can be dragged at any point. */
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
        // The style is empty in the page's HTML, which must not have style attributes; scripts set
        // it during a drag.
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
  /** True for the copy of a dragged card under the pointer, above the board. */
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
