import { useDroppable } from '@dnd-kit/core'
import { Plus } from '#web/ui/icons.ts'
import { gapKey, type Gap } from '../../../flow/editing/gaps.ts'

interface AddHereProps {
  gap: Gap
  /** The place in words, such as `before "Save it"`. */
  place: string
  onAdd: (gap: Gap) => void
}

/** The line between two steps, at which a step can be added or dropped. */
export function AddHere({ gap, place, onAdd }: AddHereProps) {
  const { setNodeRef, isOver } = useDroppable({ id: gapKey(gap), data: gap })
  return (
    <div className="flow-gap" ref={setNodeRef} data-over={isOver || undefined}>
      <button
        type="button"
        className="flow-add"
        aria-label={`Add a step ${place}`}
        title="Add a step here"
        onClick={() => onAdd(gap)}
      >
        <Plus />
      </button>
    </div>
  )
}
