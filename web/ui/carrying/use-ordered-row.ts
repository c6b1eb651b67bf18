import { useSortable } from '@dnd-kit/sortable'

/** The attributes of a row within `Ordered`, and of the button that it is taken by. */
export function useOrderedRow(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...under } = useSortable({ id })
  const { transform, transition, isDragging } = under
  const shift = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined
  return {
    row: {
      ref: setNodeRef,
      'data-carried': isDragging || undefined,
      // This is set by a script while a row is dragged, so the delivered page contains no inline
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
