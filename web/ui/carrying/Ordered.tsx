import './Ordered.css'
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useMemo, type ReactNode } from 'react'
import { carryAnnouncements } from './carry-announcements.ts'
import { useCarrySensors } from './use-carry-sensors.ts'

interface OrderedProps<Item> {
  rows: readonly Item[]
  nameOf: (item: Item) => string
  onMove: (id: string, to: number) => void
  /** The list with its rows, each of which uses `useOrderedRow`. */
  children: ReactNode
}

/** Lets readers carry the rows of a list up and down, by mouse, touch or keyboard. */
export function Ordered<Item extends { id: string }>(props: OrderedProps<Item>) {
  const { rows, nameOf, onMove, children } = props
  const id = useId()
  const sensors = useCarrySensors()
  const ids = rows.map((row) => row.id).join('\n')
  // The array stays the same while the ids are equal, because a new array would render every row
  // again.
  const items = useMemo(() => ids.split('\n'), [ids])
  const at = (item: UniqueIdentifier) => rows.findIndex((row) => row.id === item)

  function handleEnd({ active, over }: DragEndEvent) {
    const to = over ? at(over.id) : -1
    if (to >= 0) onMove(String(active.id), to)
  }

  const announcements = carryAnnouncements({
    nameOf: (item) => {
      const row = rows[at(item)]
      return row ? nameOf(row) : 'It'
    },
    whereOf: (item) => `position ${at(item) + 1} of ${rows.length}`,
  })

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={upAndDown}
      accessibility={{ announcements }}
      onDragEnd={handleEnd}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]
