import './TaskBoard.css'
import {
  closestCorners,
  DndContext,
  DragOverlay,
  pointerWithin,
  useDroppable,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragOverEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { useRead, useRefresh, useWrite } from '#web/asking/api.tsx'
import { carryAnnouncements } from '#web/ui/carrying/carry-announcements.ts'
import { useCarrySensors } from '#web/ui/carrying/use-carry-sensors.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { move, placeOf } from '../../board.ts'
import {
  boardColumns,
  studioPlan,
  type Board,
  type BoardColumn,
  type Place,
} from '../../contracts/planning.ts'
import { BoardCard, BoardCardFace } from './BoardCard.tsx'

const columnTitles: Record<BoardColumn, string> = {
  todo: 'To Do',
  'in-progress': 'In Progress',
  done: 'Done',
}

/** A board with three columns of cards, which can be moved by mouse, touch or keyboard. */
export function TaskBoard({ projectId }: { projectId: string }) {
  const { board: kept } = useRead(studioPlan.getPlan, { projectId })
  const moveTask = useWrite(studioPlan.moveTask)
  const refresh = useRefresh()
  const toast = useToast()
  /** The board while a card is dragged; null otherwise. */
  const [drawn, setDrawn] = useState<Board | null>(null)
  const [carriedId, setCarriedId] = useState<string | null>(null)
  const board = drawn ?? kept
  const carried = carriedId === null ? null : cardOf(board, carriedId)
  const sensors = useCarrySensors()

  /** Moves a dragged card to another column on the screen as soon as it is over that column. */
  function handleOver({ active, over }: DragOverEvent) {
    const from = placeOf(board, String(active.id))
    const to = over && destination(board, over.id)
    if (!from || !to || from.column === to.column) return
    setDrawn(move(board, { from, to }))
  }

  async function handleEnd({ active, over }: DragEndEvent) {
    setCarriedId(null)
    const id = String(active.id)
    const from = placeOf(kept, id)
    const shown = placeOf(board, id)
    const to = over && destination(board, over.id, shown)
    if (!from || !to) return setDrawn(null)
    setDrawn(move(kept, { from, to }))
    try {
      await moveTask.mutateAsync({ projectId, taskId: id, to })
    } catch (error) {
      toast({ title: (error as Error).message, tone: 'error' })
      // The board may have been changed elsewhere in the meantime.
      refresh({ area: 'app-studio/plan', operations: ['getPlan'] })
    } finally {
      setDrawn(null)
    }
  }

  function handleCancel() {
    setCarriedId(null)
    setDrawn(null)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{ announcements: announcementsOf(board) }}
      onDragStart={({ active }) => setCarriedId(String(active.id))}
      onDragOver={handleOver}
      onDragEnd={(event) => void handleEnd(event)}
      onDragCancel={handleCancel}
    >
      <div className="task-board">
        {boardColumns.map((column) => (
          <Column key={column} column={column} board={board} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {carried && <BoardCardFace card={carried} isCarried />}
      </DragOverlay>
    </DndContext>
  )
}

function Column({ column, board }: { column: BoardColumn; board: Board }) {
  const cards = board[column]
  const { setNodeRef, isOver } = useDroppable({ id: column })
  return (
    <section className="board-column" aria-label={columnTitles[column]}>
      <h3>
        {columnTitles[column]} <span className="meta">{cards.length}</span>
      </h3>
      <SortableContext items={cards.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul ref={setNodeRef} data-over={isOver || undefined}>
          {cards.map((card) => (
            <BoardCard key={card.id} card={card} />
          ))}
        </ul>
      </SortableContext>
    </section>
  )
}

/**
 * With a pointer, a card is dropped at what is below the pointer, and only inside a column. With
 * the keyboard, it is dropped at the nearest place.
 */
const underPointer: CollisionDetection = (args) => {
  if (!args.pointerCoordinates) return closestCorners(args)
  const found = pointerWithin(args)
  const cards = found.filter(({ id }) => !isColumn(id))
  return cards.length > 0 ? cards : found
}

/**
 * The place for a card that is dropped over another card, or at the end of the column that it is
 * dropped over.
 */
function destination(
  board: Board,
  over: UniqueIdentifier,
  shown: Place | null = null,
): Place | null {
  if (!isColumn(over)) return placeOf(board, String(over))
  return shown?.column === over ? shown : { column: over, index: board[over].length }
}

function isColumn(id: UniqueIdentifier): id is BoardColumn {
  return boardColumns.some((column) => column === id)
}

function cardOf(board: Board, id: string) {
  const place = placeOf(board, id)
  return place && (board[place.column][place.index] ?? null)
}

function announcementsOf(board: Board): Announcements {
  const nameOf = (id: UniqueIdentifier) => cardOf(board, String(id))?.content ?? 'The card'
  const whereOf = (id: UniqueIdentifier) => {
    const place = destination(board, id)
    return place ? `position ${place.index + 1} of ${columnTitles[place.column]}` : 'nowhere'
  }
  return carryAnnouncements({ nameOf, whereOf })
}
