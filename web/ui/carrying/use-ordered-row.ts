import { useSortable } from '@dnd-kit/sortable'

/** The attributes of a row within `Ordered`, and of the button by which the row is carried. */
export function useOrderedRow(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...under } = useSortable({ id })
  const { transform, transition, isDragging } = under
  const shift = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined
  return {
    row: {
      ref: setNodeRef,
      'data-carried': isDragging || undefined,
      // A script sets this style while a row is carried, so the delivered page contains no inline
      // style.
      style: { transform: shift, transition },
    },
    handle: {
      ...attributes,
      ...listeners,
      ref: setActivatorNodeRef,
      'aria-roledescription': 'handle',
    },
  }
}
