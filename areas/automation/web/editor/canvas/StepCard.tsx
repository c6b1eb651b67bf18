import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { count } from '#web/ui/count.ts'
import { CircleAlert } from '#web/ui/icons.ts'

interface StepCardProps {
  id: string
  icon: ReactNode
  /** The kind of step, or for an action its title. */
  kind: string
  name: string
  isChosen: boolean
  isOff?: boolean
  faults: number
  onChoose: () => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** A step on the canvas. A click selects it, and Alt with an arrow key moves it. */
export function StepCard(props: StepCardProps) {
  const { id, icon, kind, name, isChosen, isOff = false, faults } = props
  const { onChoose, onMove, onRemove } = props
  const { listeners, setNodeRef, isDragging } = useDraggable({ id })

  function handleKey(event: KeyboardEvent) {
    const by = event.altKey && ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (by) onMove(by)
    else if (event.key === 'Delete') onRemove()
    else return
    event.preventDefault()
  }

  return (
    <button
      {...listeners}
      ref={setNodeRef}
      type="button"
      className="flow-card"
      data-step={id}
      data-off={isOff || undefined}
      data-faulty={faults > 0 || undefined}
      data-carried={isDragging || undefined}
      aria-pressed={isChosen}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
      onClick={onChoose}
      onKeyDown={handleKey}
    >
      <CardWords icon={icon} kind={isOff ? `${kind}, switched off` : kind} name={name} />
      {faults > 0 && (
        <span className="flow-faults">
          <CircleAlert />
          {count(faults, 'problem')}
        </span>
      )}
    </button>
  )
}

export function CardWords({ icon, kind, name }: Pick<StepCardProps, 'icon' | 'kind' | 'name'>) {
  return (
    <>
      <span className="flow-kind">
        {icon}
        <span>{kind}</span>
      </span>
      <span className="flow-name" dir="auto">
        {name}
      </span>
    </>
  )
}
